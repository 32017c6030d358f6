import Findings

/// The actions that an editor offers for the findings of a document.
struct FindingActions {
  let findings: [Finding]
  let document: OpenDocument
  let uri: String
  let diagnostic: (Finding) -> Diagnostic
  let knowsVersions: Bool

  /// Returns the actions for a range.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - only: The requested kinds; nil for the actions about the range.
  /// - Returns: The actions, beginning with those for a single finding.
  func actions(for range: TextRange, only: [String]?) -> [CodeAction] {
    var actions: [CodeAction] = []
    if CodeAction.Kind.quickFix.isWanted(only) {
      let here = findings.filter { document.text.range(of: $0.place).touches(range) }
      actions += here.compactMap(fix) + here.map(silence)
    }
    if CodeAction.Kind.fixAll.isWanted(only), let action = fixAll { actions.append(action) }
    return actions
  }

  private func fix(of finding: Finding) -> CodeAction? {
    guard let fix = finding.fix, FixApplication([fix], to: document.text.bytes).refused.isEmpty
    else { return nil }
    return CodeAction(
      title: fix.title.prefix(1).uppercased() + fix.title.dropFirst(),
      kind: .quickFix,
      diagnostics: [diagnostic(finding)],
      isPreferred: true,
      edit: edit([fix])
    )
  }

  /// Returns an action that adds a comment above the line to silence the finding.
  private func silence(_ finding: Finding) -> CodeAction {
    let line = document.text.range(of: finding.place).start.line
    let place = TextPosition(line: line, character: 0)
    let comment =
      document.text.indentation(ofLine: line) + "// navlab:disable:next \(finding.fault)\n"
    return CodeAction(
      title: "Silence '\(finding.fault)' here",
      kind: .quickFix,
      diagnostics: [diagnostic(finding)],
      isPreferred: false,
      edit: edit([TextEdit(range: TextRange(start: place, end: place), newText: comment)])
    )
  }

  /// An action that applies all of the document's fixes that do not conflict, or nil if there are none.
  private var fixAll: CodeAction? {
    let fixes = FixApplication(findings.compactMap(\.fix), to: document.text.bytes).applied
    guard !fixes.isEmpty else { return nil }
    return CodeAction(
      title: "Apply all NavLab fixes",
      kind: .fixAll,
      diagnostics: nil,
      isPreferred: nil,
      edit: edit(fixes)
    )
  }

  private func edit(_ fixes: [Fix]) -> WorkspaceEdit {
    edit(
      fixes.flatMap(\.edits).map { edit in
        TextEdit(
          range: TextRange(
            start: document.text.position(at: edit.start),
            end: document.text.position(at: edit.end)
          ),
          newText: edit.replacement
        )
      }
    )
  }

  private func edit(_ edits: [TextEdit]) -> WorkspaceEdit {
    guard knowsVersions else { return WorkspaceEdit(changes: [uri: edits]) }
    let name = WorkspaceEdit.Versioned(uri: uri, version: document.version)
    return WorkspaceEdit(documentChanges: [.init(textDocument: name, edits: edits)])
  }
}
