internal import NavCalls
internal import NavUI

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// The library that calls the properties and methods of an app's objects.
@MainActor
struct CallLibrary {
  private let path: String

  /// The name of the library's function that registers the learner's types in a table.
  static let entry = "navlab_register_calls"

  init(path: String) {
    self.path = path
  }

  /// Loads the library and registers the app's types in a table.
  ///
  /// - Parameter table: The table.
  /// - Throws: `Refusal` if the library cannot be loaded.
  func register(in table: NavCallTable) throws {
    guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      throw Refusal("NavLab cannot call the methods of the app's objects: \(reason).")
    }
    guard let symbol = dlsym(library, Self.entry) else {
      throw Refusal(
        "NavLab cannot call the methods of the app's objects: \(path) does not contain \(Self.entry)."
      )
    }
    typealias Register = @convention(c) (UnsafeRawPointer) -> Void
    unsafeBitCast(symbol, to: Register.self)(Unmanaged.passUnretained(table).toOpaque())
  }

  private var reason: String {
    dlerror().map { String(cString: $0) } ?? "the library cannot be loaded"
  }
}
