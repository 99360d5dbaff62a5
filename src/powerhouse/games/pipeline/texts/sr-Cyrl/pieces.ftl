### Made of sr-Latn by tools/cyrillic.py.


### Words of Pipeline that all screens say.

column-player = играч
column-money = новац
column-oil = нафта
column-upgrades = унапр.
column-worth = вредност
column-market = тржиште
column-new-year = нова година
column-family = врста
column-lines = њени нафтоводи
colour-orange = наранџаста
colour-teal = тиркизна
colour-silver = сребрна
card-oil = прерађена нафта у цистернама: { $low } за ниску, { $mid } за средњу, { $high } за високу
card-pipelines = вредност нафтовода још једном
card-pipelines-attached = вредност нафтовода уз машине још једном
card-oil-and-pipelines = { $colour } нафта: вредност њених нафтовода још једном, а у цистернама { $low } за ниску, { $mid } за средњу, { $high } за високу
card-oil-and-pipelines-attached = { $colour } нафта: вредност њених нафтовода још једном, а у цистернама { $low } за ниску, { $mid } за средњу, { $high } за високу
card-tank-tile = { $pay } за сваку цистерну
card-level-3-upgrade = { $pay } за свако унапређење нивоа 3
card-pipeline-reaching-low = { $pay } за сваки нафтовод који достиже ниску класу
card-pipeline-reaching-mid = { $pay } за сваки нафтовод који достиже средњу класу
card-pipeline-reaching-high = { $pay } за сваки нафтовод који достиже високу класу
card-fulfilled-contracts = исплата испуњених уговора још једном
card-fulfilled-orders = исплата испуњених поруџбина још једном
card-distinct-pipeline-types = врсте нафтовода (боја и класа), од { $one } за 1 до { $all } за 9
card-distinct-pipeline-types-attached = врсте нафтовода уз машине (боја и класа), од { $one } за 1 до { $all } за 9
card-distinct-oil-types-on-fulfilled-contracts-and-orders = врсте нафте на испуњеним плочицама, од { $one } за 1 до { $all } за 9
