import CEditline
import SceneModel

extension EditlineReader {
  /// The lowest key code that represents a text.
  ///
  /// These keys cannot be pressed, but libedit can bind them.
  private static let firstText: UInt32 = 0x80 + UInt32(Key.Special.allCases.count)

  /// Binds NavLab's keys in libedit, followed by the user's keys.
  func installKeys() {
    _ = editline_leave_signals(editor)
    _ = setup.settings.usesVi ? editline_use_vi(editor) : editline_use_emacs(editor)
    _ = editline_set_reader(editor) { editor, character in
      guard let editor, let character else { return 0 }
      return EditlineReader.of(editor)?.readCharacter(into: character) ?? 0
    }
    addCommands()
    if setup.settings.usesVi { bindViKeys() } else { bindEmacsKeys() }
    bindPersonsKeys()
    // While a line is edited, Ctrl-C, Ctrl-Z and Ctrl-S are ordinary keys.
    _ = editline_set_tty(editor, "-isig")
    _ = editline_set_tty(editor, "-ixon")
  }

  private func bindEmacsKeys() {
    // These keys damage libedit's memory: counts, quoting, the mark, and its own walks through a
    // history.
    let disabled =
      ["^V", "^X", "\\034", "^S", "^Q", "^]", "^O", "\\en", "\\ep", "\\ew", "\\ex", "\\eN"]
      + ["\\eP", "\\eW", "\\eX"] + (0...9).map { "\\e\($0)" }
    for key in disabled { bind(key, .nothing) }
    for binding in KeyTable.standard.bindings {
      for chord in binding.chords { bind(chord.notation, binding.command) }
    }
    bind(KeyChord.octal(Key.Special.paste.rawValue), .own(.paste))
    bind(KeyChord.octal(Key.Special.mark.rawValue), .own(.mark))
    for key in [Key.Special.other, .pageUp, .pageDown] {
      bind(KeyChord.octal(key.rawValue), .nothing)
    }
  }

  /// Disables vi's default key bindings, and then binds the safe keys.
  ///
  /// Hardly any key of the command mode is safe, and the other mode inserts control characters.
  private func bindViKeys() {
    for code in UInt32(1)..<0x100 {
      let isText = Unicode.Scalar(code).map { !$0.isHarmful } ?? false
      if !isText { bind(KeyChord.octal(code), .nothing) }
      bind(KeyChord.octal(code), .nothing, isAlternative: true)
    }
    for binding in KeyTable.standard.bindings {
      for chord in binding.chords where !chord.notation.hasPrefix("\\e") {
        bind(chord.notation, binding.command)
        bind(chord.notation, binding.command, isAlternative: true)
      }
    }
    bind(KeyChord.escape.notation, .stock("vi-command-mode"))
    for (chord, command) in ViKeys.commandMode {
      bind(chord.notation, command, isAlternative: true)
    }
    for isAlternative in [false, true] {
      bind(KeyChord.octal(Key.Special.paste.rawValue), .own(.paste), isAlternative: isAlternative)
    }
    bind(KeyChord.octal(Key.Special.mark.rawValue), .own(.mark))
  }

  private func bindPersonsKeys() {
    var code = Self.firstText
    for key in setup.settings.keys {
      switch key.action {
      case .command(let command):
        bind(key.notation, command, isAlternative: key.isAlternative)
      case .text(let text):
        // libedit would type the text without our reader, which keeps the line inside the screen.
        texts[code] = text
        let name = KeyChord.octal(code)
        _ = editline_bind_text(editor, key.notation, name, key.isAlternative ? 1 : 0)
        bind(name, .own(.macro), isAlternative: key.isAlternative)
        code += 1
      }
    }
  }

  private func bind(_ key: String, _ command: EditorCommand, isAlternative: Bool = false) {
    switch command {
    case .own(let own):
      _ = editline_bind_own(editor, key, own.rawValue, isAlternative ? 1 : 0)
    case .stock(let name):
      _ =
        isAlternative
        ? editline_bind_alternative(editor, key, name) : editline_bind(editor, key, name)
    }
  }
}
