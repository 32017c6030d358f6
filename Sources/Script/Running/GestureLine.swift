import SceneModel
import SceneText

/// A gesture whose words are not in the order that its command needs, such as `type Name Toast`.
struct GestureLine {
  /// The advice about the order, as the beginning of a sentence.
  let advice: String
  /// The complete command.
  let command: String

  /// Creates the command for a line, or returns nil if the line does not describe a gesture on a visible element.
  ///
  /// - Parameters:
  ///   - line: The line as typed, which is not a valid command.
  ///   - snapshot: The state of the app.
  init?(_ line: String, on snapshot: Snapshot) {
    let words = line.split { $0 == " " || $0 == "\t" || $0 == "\"" }.map(String.init)
    guard let first = words.first?.lowercased() else { return nil }
    let rest = Array(words.dropFirst())
    switch first {
    case SwipeCommand.word:
      guard let command = Self.swipe(rest, snapshot) else { return nil }
      (advice, self.command) = ("name the row, and then the direction", command)
    case PickCommand.word:
      guard let command = Self.pick(rest, snapshot) else { return nil }
      (advice, self.command) = ("name the option, and then the picker", command)
    case TypeCommand.word:
      guard let command = Self.type(rest, snapshot) else { return nil }
      (advice, self.command) = ("give the text, and then the field", command)
    case _ where Self.slides.contains(first):
      guard let command = Self.value(rest, snapshot) else { return nil }
      (advice, self.command) = ("'pick' sets a slider or a date", command)
    default: return nil
    }
  }

  private static func swipe(_ words: [String], _ snapshot: Snapshot) -> String? {
    let plain = words.map { $0.lowercased() }
    guard let place = plain.firstIndex(where: { $0 == "left" || $0 == "right" }) else { return nil }
    var name = words
    name.remove(at: place)
    let isHalfway = name.last?.lowercased() == "halfway"
    if isHalfway { name.removeLast() }
    name = Array(name.drop { fillers.contains($0.lowercased()) })
    guard !name.isEmpty else { return nil }
    let finder = ControlFinder(snapshot: snapshot, role: .row(SwipeCommand.word), naming: .meant)
    let reference = ControlReference(target: .label(name.joined(separator: " ")))
    // Without exactly one such row, the line is something else.
    guard let row = try? finder.match(reference), row.label != nil else { return nil }
    return "\(SwipeCommand.word) \(snapshot.commandName(of: row, for: .row(SwipeCommand.word))) "
      + plain[place] + (isHalfway ? " halfway" : "")
  }

  private static func pick(_ words: [String], _ snapshot: Snapshot) -> String? {
    let choices = snapshot.choices
    let whole = choices.filter { isSame($0.option, words[...]) }
    if whole.count == 1 { return whole[0].command }
    for (one, other) in parts(words) {
      let named = choices.first {
        isSame($0.option, one) && isSame($0.holder.label, other)
          || isSame($0.option, other) && isSame($0.holder.label, one)
      }
      if let named { return named.command }
    }
    return value(words, snapshot)
  }

  private static func type(_ words: [String], _ snapshot: Snapshot) -> String? {
    let fields = snapshot.visibleElements.filter { ControlRole.type.suits($0) }
    guard !words.isEmpty else { return nil }
    func command(_ text: ArraySlice<String>, _ field: Element) -> String {
      "\(TypeCommand.word) \(Literal.quoted(text.joined(separator: " "))) into "
        + snapshot.commandName(of: field, for: .type)
    }
    for (one, other) in parts(words) {
      if let field = fields.first(where: { isSame($0.label, one) }) { return command(other, field) }
      if let field = fields.first(where: { isSame($0.label, other) }) { return command(one, field) }
    }
    let focused = fields.filter { $0.has(.focused) }
    let candidates = focused.isEmpty ? fields : focused
    return candidates.count == 1 ? command(words[...], candidates[0]) : nil
  }

  /// Returns the command that sets a slider or a date, for words such as `Volume to 0.8`, or nil for other words.
  private static func value(_ words: [String], _ snapshot: Snapshot) -> String? {
    let holders = snapshot.visibleElements.filter { $0.exampleValue != nil }
    for (one, other) in parts(words) {
      for (name, value) in [(one, other), (other, one)] where value.count == 1 {
        guard value.first?.contains(where: \.isNumber) == true,
          let holder = holders.first(where: { isSame($0.label, name) })
        else { continue }
        return "\(PickCommand.word) \(Literal.quoted(value.first ?? "")) in "
          + snapshot.commandName(of: holder)
      }
    }
    return nil
  }

  /// Returns the ways to divide words into two parts, without the joining words at the ends of the parts.
  private static func parts(_ words: [String]) -> [(ArraySlice<String>, ArraySlice<String>)] {
    words.indices.dropFirst().map { place in
      (trimmed(words[..<place]), trimmed(words[place...]))
    }.filter { !$0.0.isEmpty && !$0.1.isEmpty }
  }

  private static func trimmed(_ words: ArraySlice<String>) -> ArraySlice<String> {
    var words = words.drop { joints.contains($0.lowercased()) }
    while let last = words.last, joints.contains(last.lowercased()) { words.removeLast() }
    return words
  }

  private static func isSame(_ label: String?, _ words: ArraySlice<String>) -> Bool {
    label?.lowercased() == words.joined(separator: " ").lowercased()
  }

  private static let slides: Set<String> = ["drag", "slide", MoveCommand.word, SetCommand.word]
  private static let joints: Set<String> = ["in", "into", "to", "of", "as", "=", "at"]
  private static let fillers: Set<String> = ["on", "over", "across", "the", "row"]
}
