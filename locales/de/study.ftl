### Lösungen, Erklärungen, Tipps, der Atlas.
