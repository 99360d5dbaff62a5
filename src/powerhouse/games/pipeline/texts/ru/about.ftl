### Pipeline, for whoever does not know it: the first page, an invitation.

about = Складывайте трубы трёх цветов в длинные нефтепроводы, покупайте сырую нефть, перегоняйте её и продавайте. Через три года побеждает самая богатая компания.
about-minutes = около 120 минут
