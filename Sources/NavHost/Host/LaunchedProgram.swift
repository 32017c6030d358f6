internal import Foundation
internal import SceneModel

/// A namespace for giving the process the arguments and environment of the app's program.
enum LaunchedProgram {
  /// Sets the app's arguments and environment before any of its code runs.
  ///
  /// - Parameter arguments: The arguments and variables.
  static func adopt(_ arguments: LaunchArguments) {
    replaceArguments(by: arguments.arguments)
    for (name, value) in arguments.environment { setenv(name, value, 1) }
    let domain = defaults(in: arguments.arguments)
    if !domain.isEmpty {
      UserDefaults.standard.setVolatileDomain(domain, forName: UserDefaults.argumentDomain)
    }
  }

  /// Replaces the standard library's arguments, which are read on first use.
  ///
  /// Without arguments, too: those of the process belong to NavLab.
  private static func replaceArguments(by arguments: [String]) {
    // They exist for as long as the process.
    let words = (["app"] + arguments).map { strdup($0) } + [nil]
    let start = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: words.count)
    start.initialize(from: words, count: words.count)
    overrideArguments(start, CInt(words.count - 1))
  }

  /// Returns the user defaults that are set by arguments of the form `-name value`.
  ///
  /// - Parameter arguments: The arguments.
  /// - Returns: The values keyed by their names; a value that is a property list is parsed.
  static func defaults(in arguments: [String]) -> [String: Any] {
    var domain: [String: Any] = [:]
    var index = arguments.startIndex
    while index + 1 < arguments.endIndex {
      let name = arguments[index]
      guard name.hasPrefix("-"), name.count > 1 else {
        index += 1
        continue
      }
      domain[String(name.dropFirst())] = propertyList(arguments[index + 1])
      index += 2
    }
    return domain
  }
}

extension LaunchedProgram {
  /// Returns the list or dictionary that an argument such as `(de)` contains, or else the argument itself.
  private static func propertyList(_ word: String) -> Any {
    guard let first = word.first, "({".contains(first) else { return word }
    // A word that only begins like one is a text on a device too.
    let list = try? PropertyListSerialization.propertyList(from: Data(word.utf8), format: nil)
    return list ?? word
  }
}

@_silgen_name("_swift_stdlib_overrideUnsafeArgvArgc")
private func overrideArguments(
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ count: CInt
)
