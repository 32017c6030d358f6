#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A script's source, verified to be valid text.
package struct ScriptSource: Hashable, Sendable {
  /// The name of the script in messages.
  package let name: String
  /// The lines of the script, without their line breaks.
  package let lines: [String]

  /// Creates a source from text.
  ///
  /// - Parameters:
  ///   - text: The script.
  ///   - name: The name to use in messages.
  /// - Throws: A `ScriptError` if a line is too long or contains a NUL.
  package init(_ text: String, name: String) throws(ScriptError) {
    try self.init(bytes: Array(text.utf8), name: name)
  }

  /// Creates a source from the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - name: The name to use in messages.
  /// - Throws: A `ScriptError` if the bytes are not UTF-8, a line is too long, or there is a NUL.
  package init(bytes: [UInt8], name: String) throws(ScriptError) {
    self.name = name
    var bytes = bytes[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    var lines: [String] = []
    for raw in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let line = raw.last == 0x0D ? raw.dropLast() : raw
      lines.append(try Self.text(of: line, number: lines.count + 1, name: name))
    }
    self.lines = lines
  }

  /// Creates a source by reading a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - name: The name to use in messages; the path unless given.
  /// - Throws: A `ScriptError` if the file cannot be read or does not contain text.
  package init(contentsOf path: String, name: String? = nil) throws(ScriptError) {
    let name = name ?? path
    try self.init(bytes: try Self.read(path, name: name), name: name)
  }

  /// The maximum number of bytes in a line.
  package static let longestLine = 65_536

  private static func text(
    of line: ArraySlice<UInt8>,
    number: Int,
    name: String
  ) throws(ScriptError) -> String {
    func position(_ column: Int) -> ScriptPosition {
      ScriptPosition(file: name, line: number, column: column)
    }
    guard line.count <= longestLine else {
      throw ScriptError(
        "the line is \(line.count) bytes long; a line can have at most \(longestLine)",
        at: position(1)
      )
    }
    guard let text = String(validating: line, as: UTF8.self) else {
      let valid = validPrefix(of: line).unicodeScalars.count
      throw ScriptError(
        "the line is not UTF-8 text; save the file as UTF-8",
        at: position(valid + 1)
      )
    }
    if let index = text.unicodeScalars.firstIndex(of: "\0") {
      let column = text.unicodeScalars.distance(from: text.startIndex, to: index) + 1
      throw ScriptError("the script contains a NUL character; delete it", at: position(column))
    }
    return text
  }

  /// Returns the text that precedes the first byte that is not valid UTF-8.
  private static func validPrefix(of line: ArraySlice<UInt8>) -> String {
    var text = ""
    var decoder = UTF8()
    var bytes = line.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&bytes) {
      text.unicodeScalars.append(scalar)
    }
    return text
  }

  private static func read(_ path: String, name: String) throws(ScriptError) -> [UInt8] {
    func failure(_ message: String) -> ScriptError {
      var error = ScriptError(message, at: ScriptPosition(file: name))
      error.concernsWholeFile = true
      return error
    }
    guard FileManager.default.fileExists(atPath: path) else {
      throw failure("there is no such file")
    }
    // Only a folder can be listed; a file is expected to fail here.
    guard (try? FileManager.default.contentsOfDirectory(atPath: path)) == nil else {
      throw failure("this is a folder; name a script, such as demo.nav")
    }
    do {
      return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw failure("the file cannot be read; name a text file that you have permission to read")
    }
  }
}
