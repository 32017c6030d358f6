import FaultCatalogue
import Findings
import NavLint

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension LanguageServer {
  /// A Boolean value that indicates whether work is pending.
  package var hasWork: Bool {
    guard phase == .running else { return false }
    return !questions.isEmpty || projects.values.contains { $0.mustLook }
      || projects.values.contains { $0.index.waitingCount > 0 }
      || documents.values.contains(where: \.isDue)
  }

  /// Performs the next pending piece of work.
  ///
  /// A piece of work checks files on disk, reads some of them, answers a question, or reports the findings of a
  /// document.
  package mutating func work() {
    guard phase == .running else { return }
    if let folder = projects.keys.sorted().first(where: { projects[$0]?.mustLook == true }) {
      return look(in: folder)
    }
    if let folder = projects.keys.sorted()
      .first(where: { projects[$0].map { $0.index.waitingCount > 0 } ?? false })
    {
      projects[folder]?.index.readSome()
      return markDue(folder)
    }
    if !questions.isEmpty { return answer(questions.removeFirst()) }
    if let path = documents.values.filter(\.isDue).map(\.path).min() { tell(path) }
  }

  /// Checks a document, and returns the result.
  private mutating func outcome(of path: String) -> LintOutcome {
    let folder = documents[path]?.project ?? folder(of: path)
    guard projects[folder] != nil else { return LintOutcome() }
    return projects[folder]?.index.outcome(of: path) ?? LintOutcome()
  }

  /// Reports the findings of a document, or asks the editor to request them.
  private mutating func tell(_ path: String) {
    documents[path]?.isDue = false
    // The editor has not requested findings yet, or does not support a request to refresh them.
    if client.pullsDiagnostics,
      documents[path]?.toldResult == nil || !client.refreshesDiagnostics
    {
      return
    }
    let items = diagnostics(of: path)
    guard let document = documents[path] else { return }
    let result = Self.sign(of: items)
    if client.pullsDiagnostics {
      if document.toldResult != result {
        documents[path]?.toldResult = result
        request("workspace/diagnostic/refresh", Null?.none)
      }
      return
    }
    guard document.toldResult != result || document.toldVersion != document.version else { return }
    documents[path]?.toldResult = result
    documents[path]?.toldVersion = document.version
    notify(
      "textDocument/publishDiagnostics",
      PublishedDiagnostics(uri: document.uri, version: document.version, diagnostics: items)
    )
  }

  private mutating func answer(_ question: Question) {
    switch question.kind {
    case .diagnostics(let previous):
      let items = diagnostics(of: question.path)
      let result = Self.sign(of: items)
      documents[question.path]?.toldResult = result
      let isSame = previous == result
      reply(
        question.id,
        DiagnosticReport(
          kind: isSame ? .unchanged : .full,
          resultId: result,
          items: isSame ? nil : items
        )
      )
    case .actions(let range, let only):
      guard let document = documents[question.path], client.takesActions else {
        return reply(question.id, [CodeAction]())
      }
      let findings = outcome(of: question.path).findings
      let texts = RelatedTexts(documents)
      let server = self
      let actions = FindingActions(
        findings: findings,
        document: document,
        uri: document.uri,
        diagnostic: { server.diagnostic(of: $0, texts) },
        knowsVersions: client.knowsVersions
      )
      reply(question.id, actions.actions(for: range, only: only))
    case .hover(let position):
      guard let document = documents[question.path] else { return reply(question.id, Null()) }
      let here = TextRange(start: position, end: position)
      let found = outcome(of: question.path).findings.first {
        document.text.range(of: $0.place).touches(here)
      }
      guard let found, let fault = Fault.named(found.fault) else {
        return reply(question.id, Null())
      }
      let text =
        switch explanation(fault.id) {
        case .success(let text): text
        case .failure(let complaint): "**\(fault.id)** (\(complaint.message))"
        }
      reply(
        question.id,
        Hover(contents: .init(value: text), range: document.text.range(of: found.place))
      )
    }
  }

  /// Returns a document's findings in the editor's form, preceded by the problems that prevented the check.
  private mutating func diagnostics(of path: String) -> [Diagnostic] {
    let outcome = outcome(of: path)
    let texts = RelatedTexts(documents)
    let start = TextPosition(line: 0, character: 0)
    let problems = outcome.problems.filter { $0.extent == .nothing }.map {
      Diagnostic(
        range: TextRange(start: start, end: start),
        severity: .information,
        message: $0.message
      )
    }
    return problems + outcome.findings.map { diagnostic(of: $0, texts) }
  }

  private func diagnostic(of finding: Finding, _ texts: RelatedTexts) -> Diagnostic {
    let related = finding.notes.compactMap { note in
      texts.location(of: note.place).map {
        Diagnostic.Related(location: $0, message: note.message)
      }
    }
    return Diagnostic(
      range: texts.location(of: finding.place)?.range
        ?? TextRange(
          start: TextPosition(line: finding.place.start.line - 1, character: 0),
          end: TextPosition(line: finding.place.end.line - 1, character: 0)
        ),
      severity: Diagnostic.Severity(finding.severity),
      code: finding.fault,
      message: finding.message,
      relatedInformation: client.showsRelated && !related.isEmpty ? related : nil
    )
  }

  /// Returns a hash of the findings.
  private static func sign(of items: [Diagnostic]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var sign: UInt64 = 0xcbf2_9ce4_8422_2325
    // Findings consist of numbers and texts, which JSON can always express.
    for byte in (try? encoder.encode(items)) ?? Data() {
      sign = (sign ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return String(sign, radix: 16)
  }
}
