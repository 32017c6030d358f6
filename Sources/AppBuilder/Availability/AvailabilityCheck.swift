/// A check that finds uses of names that are too new for an app's target system.
struct AvailabilityCheck {
  /// The table of the versions that introduced the libraries' symbols.
  var table: AvailabilityTable
  /// The system that the app targets.
  var system: SystemVersion

  /// Returns messages, worded like the compiler's, about uses of symbols that are too new.
  ///
  /// - Parameters:
  ///   - uses: The places that name symbols.
  ///   - files: The learner's files in the form that the compiler receives.
  /// - Returns: One message for each symbol that is too new.
  func diagnostics(for uses: [SymbolUse], in files: [StagedSources.File]) -> [CompilerDiagnostic] {
    var found: [CompilerDiagnostic] = []
    for file in files {
      guard let name = file.name else { continue }
      let scopes = AvailabilityScopes(of: file.text)
      let path = file.path.dropFirst()
      var worst: [Place: AvailabilityTable.Entry] = [:]
      for use in uses where use.file.hasSuffix(path) {
        guard let entry = table.entries[use.usr] else { continue }
        let reached = max(system, scopes.version(line: use.line, column: use.column) ?? system)
        guard entry.version > reached else { continue }
        let place = Place(line: use.line, column: use.column)
        if let other = worst[place], other.isType || !entry.isType { continue }
        worst[place] = entry
      }
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      found += worst.sorted { $0.key < $1.key }.map { place, entry in
        diagnostic(entry, at: place, of: name, lines: lines)
      }
    }
    // The explanation appears only once, because repeating it would not help.
    if !found.isEmpty {
      found[0].explanation =
        "The app targets iOS \(system.major) and later: add an '#available' check, or build without "
        + "'--ios \(system.major)'."
    }
    return found
  }

  private struct Place: Hashable, Comparable {
    var line: Int
    var column: Int

    static func < (first: Place, second: Place) -> Bool {
      (first.line, first.column) < (second.line, second.column)
    }
  }

  private func diagnostic(
    _ entry: AvailabilityTable.Entry,
    at place: Place,
    of file: String,
    lines: [Substring]
  ) -> CompilerDiagnostic {
    let message = "'\(entry.name)' is only available in iOS \(entry.version) or newer"
    let source = lines.indices.contains(place.line - 1) ? lines[place.line - 1] : ""
    let indent = String(repeating: " ", count: max(0, place.column - 1))
    return CompilerDiagnostic(
      file: file,
      line: place.line,
      column: place.column,
      severity: .error,
      message: message,
      text: """
        \(file):\(place.line):\(place.column): error: \(message)
          \(PlainText.singleLine(String(source)))
          \(indent)^
        """
    )
  }
}
