import SceneModel

/// A command that changes the system's text size.
package struct TextSizeCommand: Command {
  package static let word = "text-size"
  package static let synopsis = "text-size SIZE"
  package static let help =
    "Shows text in another size. Users choose the size in Settings, and views read it as "
    + "dynamicTypeSize. The sizes are .xSmall to .xxxLarge, and .accessibility1 to "
    + ".accessibility5. The default size is .large."
  package static let examples = ["text-size .accessibility3", "text-size .large"]
  package static let seeAlso = ["size", "hear"]
  package static let group = CommandGroup.outside
  package static let arguments: [ArgumentKind] = [.keywords(sizes)]

  private static let sizes =
    ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge"]
    + (1...5).map { "accessibility\($0)" }

  private let size: String

  package init(from scanner: inout Scanner) throws(ScriptError) {
    let advice = "give the size, as in: \(Self.examples[0])"
    let word = try scanner.text(advice)
    let name = word.hasPrefix(".") ? String(word.dropFirst()) : word
    guard Self.sizes.contains(name) else { throw scanner.error(advice) }
    size = name
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    try interpreter.act(.textSize(size))
  }
}
