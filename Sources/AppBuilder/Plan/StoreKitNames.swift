/// The name that both StoreKit and SwiftUI declare, `Transaction`.
///
/// A file that imports StoreKit without SwiftUI means that of StoreKit. In NavLab, such a file may see SwiftUI's names,
/// too, because the framework of another file passes them on.
enum StoreKitNames {
  /// Returns a source text in which `Transaction` is that of StoreKit if only StoreKit is imported.
  ///
  /// - Parameter text: Swift source.
  /// - Returns: The source for the compiler, with as many lines.
  static func imported(in text: String) -> String {
    guard text.mentions("Transaction"), text.mentions("StoreKit") else { return text }
    let tokens = SwiftTokenizer.tokens(of: text)
    func isImport(_ index: Int, of module: String) -> Bool {
      tokens[index].word == "import" && tokens[index + 1].word == module
    }
    let imports = tokens.indices.dropLast()
    guard !imports.contains(where: { isImport($0, of: "SwiftUI") }),
      let index = imports.first(where: { isImport($0, of: "StoreKit") })
    else { return text }
    var bytes = Array(text.utf8)
    bytes.insert(
      contentsOf: Array("; import struct StoreKit.Transaction".utf8),
      at: tokens[index + 1].range.upperBound
    )
    return String(decoding: bytes, as: UTF8.self)
  }
}
