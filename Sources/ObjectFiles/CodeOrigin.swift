/// A place in the source from which an image was compiled.
package struct CodeOrigin: Hashable, Sendable {
  /// The name of the file as the compiler was told it.
  package var file: String
  /// The number of the line, counted from 1.
  package var line: Int
  /// The short name of the function, such as `ShopView.body`, or nil if it has none.
  package var function: String?
  /// The reason why the code at this place stops the app, or nil if the code does something else.
  package var failure: String?
}

extension ElfFile {
  /// Returns the places from which code was compiled.
  ///
  /// - Parameter offsets: The offsets of the code in the loaded image.
  /// - Returns: The places, which are found one after another, without those of code that the compiler made on its own.
  package func origins(of offsets: [UInt64]) -> some Sequence<CodeOrigin> {
    let lines = LineTable(contents(ofSection: ".debug_line"))
    let traps = TrapTable(
      contents(ofSection: ".debug_info"),
      forms: contents(ofSection: ".debug_abbrev"),
      texts: contents(ofSection: ".debug_str")
    )
    return offsets.lazy.compactMap { offset -> CodeOrigin? in
      guard let function = function(at: offset) else { return nil }
      let name = FunctionName.readable(function.name)
      if let trap = traps.trap(at: offset), let file = lines.file(trap.file, inUnitAt: trap.unit) {
        let reason = trap.name?.split(separator: "Swift runtime failure: ").last.map(String.init)
        return CodeOrigin(file: file, line: trap.line, function: name, failure: reason)
      }
      guard let place = lines.place(of: offset, inFunctionAt: function.start), place.line > 0 else {
        return nil
      }
      return CodeOrigin(file: place.file, line: place.line, function: name)
    }
  }
}
