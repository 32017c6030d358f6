import Foundation

/// A digest, as a page's policy names it.
package enum Digest {
  /// Asks a program of the system for the SHA-256 digest of a text.
  ///
  /// - Parameter text: The text.
  /// - Returns: The digest in base 64, or nil where no program of this computer makes one.
  /// - Throws: Where the text cannot be written, or the program not be run.
  package static func sha256(of text: String) throws -> String? {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "text")
    guard let program = Program.named("sha256sum", "shasum") else { return nil }
    let options = program.path.hasSuffix("shasum") ? ["-a", "256"] : []
    let run = try program.run(options + [folder.path(of: "text")])
    let digits = Array(run.output.prefix { $0.isHexDigit })
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(digits[$0...$0 + 1]), radix: 16)
    }
    return Data(bytes).base64EncodedString()
  }
}
