import SceneModel
import SceneText

/// An explanation of a command's effect, or of the lack of an effect, with the evidence.
struct Explanation {
  private let deed: Deed
  private let layout: TextLayout

  init(of deed: Deed, layout: TextLayout) {
    self.deed = deed
    self.layout = layout
  }

  /// The types of clues, in the order of the explanation.
  private static let clues: [any Clue.Type] = [
    RefusalClue.self, ElementClue.self, BindingClue.self, PresentationClue.self,
    MissingScreenClue.self,
    HiddenPlaceClue.self, ObjectClue.self, ArrivalClue.self, IssueClue.self,
  ]

  /// The lines of the explanation, which begin with the command and its result.
  var lines: [StyledText] {
    let found = Self.clues.flatMap { $0.evidence(in: deed, signs: layout.signs) }
    var lines = layout.paragraph(
      "\(Printable.line(deed.text)): \(result)",
      style: .heading,
      indent: 2
    )
    for evidence in found {
      let mark = evidence.isReason ? StyledText("! ", .warning) : StyledText("  ")
      lines += layout.paragraph(evidence.text, after: mark)
    }
    if !found.contains(where: \.isReason), changes.isEmpty, deed.failure == nil, deed.action != nil
    {
      lines += layout.paragraph(
        "NavLab found no reason. It looked at: \(sights).",
        after: StyledText("? ", .secondary)
      )
    }
    return lines + FaultHint(found.compactMap(\.fault)).lines(layout)
  }

  private var changes: [String] {
    guard let before = deed.before, let after = deed.after else { return [] }
    return SceneDiff(from: before, to: after).visibleChanges(layout.signs)
  }

  private var result: String {
    if let failure = deed.failure {
      return failure.verdict == .crashed ? "the app ended" : "it was not done"
    }
    guard deed.before != nil, deed.after != nil else { return "the app was started" }
    guard !changes.isEmpty else { return "nothing visible has changed" }
    let rest = changes.count > 3 ? " and \(changes.count - 3) more" : ""
    return "\(changes.prefix(3).joined(separator: ", "))\(rest)"
  }

  /// A description of what was examined: the numbers of stacks, visible elements, objects and issues.
  private var sights: String {
    guard let after = deed.after else { return "nothing, because the app has ended" }
    let elements = after.window.descendants
    let stacks = elements.filter { $0.kind == .navigationStack }.count
    let sights = [
      count(stacks, "stack"), count(after.visibleElements.count, "thing", "on the screen"),
      count(after.objects.count, "observable object"), count(after.issues.count, "issue"),
    ]
    let rest =
      if case .wait = deed.action { "" } else {
        ". To see what the app does later, let time pass: wait 1s"
      }
    return sights.joined(separator: ", ") + rest
  }

  private func count(_ number: Int, _ noun: String, _ rest: String = "") -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")" + (rest.isEmpty ? "" : " \(rest)")
  }
}
