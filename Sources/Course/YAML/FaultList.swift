import FaultCatalogue

/// A namespace for reading lists of fault ids.
enum FaultList {
  /// Reads the fault ids under a key, or returns an empty array if the key is missing.
  static func read(
    _ key: String,
    from mapping: inout YAMLMapping,
    log: inout ProblemLog
  ) -> [String] {
    mapping.positionedTexts(key, log: &log).map { entry in
      if Fault.named(entry.text) == nil {
        log.report(
          "the catalogue has no entry '\(entry.text)'; see Docs/Rules.md",
          at: entry.position
        )
      }
      return entry.text
    }
  }
}
