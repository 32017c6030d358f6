/// A list of the Foundation names that NavLab declares together with SwiftUI's names.
///
/// A file that imports Foundation alone also imports each of them that it uses, in the compiler's copy of the text.
enum FoundationNames {
  /// Returns a source text, adding imports for the Foundation names that the text uses.
  ///
  /// - Parameter text: Swift source.
  /// - Returns: The source for the compiler, with as many lines.
  static func imported(in text: String) -> String {
    guard text.mentions("LocalizedStringResource"), text.mentions("Foundation") else { return text }
    let tokens = SwiftTokenizer.tokens(of: text)
    func isImport(_ index: Int, of modules: Set<String>) -> Bool {
      tokens[index].word == "import" && modules.contains(tokens[index + 1].word)
    }
    let imports = tokens.indices.dropLast()
    guard !imports.contains(where: { isImport($0, of: ["SwiftUI", "UIKit", "AppIntents"]) }),
      let index = imports.first(where: { isImport($0, of: ["Foundation"]) })
    else { return text }
    var bytes = Array(text.utf8)
    bytes.insert(
      contentsOf: Array("; import struct SwiftUI.LocalizedStringResource".utf8),
      at: tokens[index + 1].range.upperBound
    )
    return String(decoding: bytes, as: UTF8.self)
  }
}
