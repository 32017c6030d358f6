import Foundation

/// The package manager's products beside the tests.
enum Products {
  /// The folder's path.
  static let folder: String = {
    let bundle = CommandLine.arguments[0]
    return String(bundle.prefix(upTo: bundle.lastIndex(of: "/") ?? bundle.startIndex))
  }()

  /// The folders of the libraries that programs built here load, as the tests themselves do.
  static let swiftLibraries: [String] = {
    let maps = FileManager.default.contents(atPath: "/proc/self/maps") ?? Data()
    let libraries = String(decoding: maps, as: UTF8.self).split(separator: "\n").compactMap {
      $0.firstMatch(of: /(\/\S+)\/libswiftCore\.so/).map { String($0.1) }
    }
    return Set(libraries).sorted()
  }()
}
