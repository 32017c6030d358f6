import SceneText
package import Script

extension PromptSessionHandler {
  package func change(
    _ setting: Setting,
    to value: String?,
    in interpreter: Interpreter
  ) throws(Failure) -> CommandResult {
    let complaint = store.choose(value, for: setting)
    // The prompt checks the terminal again before its next line; a script has no terminal.
    switch setting {
    case .width:
      interpreter.layout.width = store.settings.number(.width) ?? interpreter.layout.width
    case .ascii: interpreter.layout.signs = store.settings[.ascii] == "on" ? .ascii : .unicode
    case .color, .links, .delay, .ios, .size: break
    }
    let layout = interpreter.layout
    var text = "\(setting.name) is \(store.settings[setting])"
    if let moment = setting.moment { text += ", \(moment)" }
    var lines = layout.paragraph(text, style: .success, indent: 2)
    if let complaint {
      lines += layout.paragraph(complaint, after: StyledText("! ", .warning))
    }
    return CommandResult(lines)
  }
}

extension Setting {
  /// A description of the time at which a change takes effect, or nil if it takes effect immediately.
  fileprivate var moment: String? {
    switch self {
    case .ios: "from the next 'reload' or 'open-file' on"
    case .size: "for the next app that starts; 'size' changes the current app"
    case .delay: "for the next demo"
    case .color, .ascii, .links, .width: nil
    }
  }
}
