### How this language is offered. It is partial: what it does not say, and games that do not speak it, are in English.

language-name = Deutsch (Spieltexte englisch)
language-partial = yes
