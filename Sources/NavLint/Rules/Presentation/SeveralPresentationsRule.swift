import FaultCatalogue
import Findings
import SwiftSyntax

/// A rule that finds views with more than one sheet or cover.
///
/// Two presentations that only wait for taps on the view are never requested together, because the first one covers the
/// view. They get only a note.
struct SeveralPresentationsRule: Rule {
  static let fault = "several-presentations"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    var uses: [String: [DeclReferenceExprSyntax]]?
    return file.calls(of: ["sheet", "fullScreenCover"]).compactMap { call in
      guard Self.isPresentation(call), !call.node.isInPreview else { return nil }
      let inner = call.innerModifiers.filter(Self.isPresentation)
      // One finding per view is enough, at its second presentation.
      guard let first = inner.first, inner.count == 1 else { return nil }
      let count = 2 + call.outerModifiers.filter(Self.isPresentation).count
      let all = [call] + call.innerModifiers + call.outerModifiers
      guard !Self.shareOneValue(all.filter(Self.isPresentation), in: file) else { return nil }
      guard count > 2 || !PresentationPair(first, call).isOfRouter else { return nil }
      let known = uses ?? Self.uses(in: file)
      uses = known
      let mayMeet = count > 2 || PresentationPair(first, call).mayMeet(in: file, known)
      var finding = file.finding(
        self,
        at: call.nameToken,
        count > 2
          ? "this view presents \(count) things, each with its own state, but can show only one at a time; keep one "
            + "optional value for all of them"
          : mayMeet
            ? "this view already has a presentation, and both can be requested at the same time; keep one optional "
              + "value for both"
            : "this view already has a presentation with its own state; keep one optional value for both, because "
              + "one value cannot request two presentations at the same time",
        notes: [file.note("the first presentation of this view", at: first.nameToken)]
      )
      if !mayMeet { finding.severity = .note }
      return finding
    }
  }

  /// Returns whether the state of all presentations is derived from one value, as in `item:
  /// .only($screen, .sheet)`.
  private static func shareOneValue(_ presentations: [Call], in file: ParsedFile) -> Bool {
    let sources = presentations.map { $0.presentationSources(in: file) }
    return sources.allSatisfy { $0.count == 1 && $0 == sources[0] }
  }

  /// Returns the uses of the names in a file in source order, keyed by name.
  private static func uses(in file: ParsedFile) -> [String: [DeclReferenceExprSyntax]] {
    Dictionary(grouping: file.nodes(DeclReferenceExprSyntax.self)) {
      String($0.baseName.text.trimmingPrefix("$"))
    }
  }

  private static func isPresentation(_ call: Call) -> Bool {
    ["sheet", "fullScreenCover"].contains(call.name) && call.isOnReceiver
      && (call.has("isPresented") || call.has("item"))
      && call.labels.allSatisfy(labels.contains)
  }

  /// The labels in SwiftUI's presentation modifiers.
  private static let labels: Set<String> = ["", "isPresented", "item", "onDismiss", "content"]
}
