import SceneModel
import SceneText

/// A command that shows and changes settings.
package struct SetCommand: Command {
  package static let word = "set"
  package static let synopsis = "set [NAME [VALUE]]"
  package static let help =
    "Lists the settings, shows one, or changes it. 'set language de' switches the app to another "
    + "language and restarts it, as a device does. At the prompt, NavLab saves the change in your "
    + "file 'navlab/settings'. In a script, the change applies only to that run. The value 'default' "
    + "restores the default."
  package static let examples = [
    "set", "set width 72", "set color never", "set width default", "set language de",
  ]
  package static let seeAlso = ["size", "files"]
  package static let group = CommandGroup.session
  package static let arguments: [ArgumentKind] = [.setting, .settingValue]

  private let setting: Setting?
  private let value: String?
  private var language: String?

  package init(from scanner: inout Scanner) throws(ScriptError) {
    guard !scanner.isAtEnd else {
      setting = nil
      value = nil
      return
    }
    scanner.skipBlanks()
    let start = scanner.position
    let name = scanner.bareWord()
    if name == "language" {
      setting = nil
      value = nil
      scanner.skipBlanks()
      let place = scanner.position
      let code = try scanner.text("give the code of a language, as in: set language de")
      guard code == Self.usual || code.wholeMatch(of: /[a-z]{2,3}([-_][A-Za-z0-9]+)*/) != nil else {
        throw ScriptError("give the code of a language, as in: set language de", at: place)
      }
      language = code == Self.usual ? "en" : code
      return
    }
    guard let setting = Setting(rawValue: name == "colour" ? "color" : name) else {
      let meant = Spelling(Setting.allCases.map(\.name)).suggestions(for: name).first
      throw ScriptError(
        Setting.unknown(name),
        at: start,
        correction: meant.map { scanner.replacing(from: start, by: $0) }
      )
    }
    self.setting = setting
    guard !scanner.isAtEnd else {
      value = nil
      return
    }
    scanner.skipBlanks()
    let place = scanner.position
    let value = try scanner.text("")
    guard value == Self.usual || setting.accepts(value) else {
      let meant = Spelling(setting.words + [Self.usual]).suggestions(for: value).first
      throw ScriptError(
        setting.rejection(of: value),
        at: place,
        correction: meant.map { scanner.replacing(from: place, by: $0) }
      )
    }
    self.value = value
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    if let language {
      _ = try interpreter.act(.language(language))
      return try interpreter.show(
        interpreter.driver.relaunch(url: nil, afterForceQuit: false),
        since: nil
      )
    }
    let handler = try interpreter.handler(for: Self.word)
    guard let setting else {
      return CommandResult(
        Setting.allCases.flatMap { Self.lines(for: $0, handler.settings, interpreter.layout) }
      )
    }
    guard let value else {
      return CommandResult(Self.lines(for: setting, handler.settings, interpreter.layout))
    }
    return try handler.change(setting, to: value == Self.usual ? nil : value, in: interpreter)
  }

  /// The word that restores a setting's default value.
  private static let usual = "default"

  private static func lines(
    for setting: Setting,
    _ settings: Settings,
    _ layout: TextLayout
  ) -> [StyledText] {
    var head = StyledText("\(setting.name)", .control)
    head.pad(to: 8)
    head.append(settings[setting], .value)
    head.pad(to: 18)
    let note = settings.isChosen(setting) ? " (chosen)" : ""
    return layout.paragraph(setting.meaning + note, after: head, style: .secondary)
  }
}
