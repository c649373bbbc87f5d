# Éditions : valeurs changées. Les lignes des tables qui n’ont pas de nom sur un élément.

edition = Édition
edition-standard = Valeurs fournies
edition-choose = Choisissez les valeurs fournies ou des valeurs modifiées
edition-named = Édition « { $name } »
edition-what = Différences avec les valeurs fournies ({ $n })
edition-what-of = Différences dans « { $name } » ({ $n })
edition-shipped = Valeur fournie : { $words } ({ $source })
edition-change = { $name } : { $new }
edition-source-printed = imprimée dans la règle
edition-source-derived = déduite de la règle
edition-source-external = d’après des descriptions publiques
edition-source-assumed = hypothèse de notre part
