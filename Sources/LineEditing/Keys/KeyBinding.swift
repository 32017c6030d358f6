/// A command with the keys that perform it.
package struct KeyBinding: Hashable, Sendable {
  /// The keys that perform the command.
  package let chords: [KeyChord]
  /// A short description of the command.
  package let purpose: String
  /// The editor command that the keys perform.
  let command: EditorCommand

  init(_ chords: [KeyChord], _ command: EditorCommand, _ purpose: String) {
    self.chords = chords
    self.command = command
    self.purpose = purpose
  }

  /// The keys in readable form, such as `Left, Ctrl-B`.
  ///
  /// Upper and lower case count as one key.
  package var keys: String {
    var names: [String] = []
    for chord in chords where !names.contains(chord.name) { names.append(chord.name) }
    return names.joined(separator: ", ")
  }
}
