package import AppBuilder
package import AppSession
import Dispatch
package import SceneModel
import Synchronization

/// The compiler's facts about a built app, read on first use.
package final class BuiltAppCode: AppCode {
  private let app: BuiltApp
  private let builder: Builder
  private let knownInterface = Mutex<Result<CodeInterface, BuildError>?>(nil)
  private let knownLibrary = Mutex<Result<String, BuildError>?>(nil)

  /// Creates the facts about an app, which are not read until they are needed.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - builder: The builder of the app.
  package init(_ app: BuiltApp, builder: Builder) {
    self.app = app
    self.builder = builder
  }

  /// The types of the app, or nil if the compiler's list of types is missing.
  package var interface: CodeInterface? {
    knownInterface.withLock { known in
      let result =
        known ?? Result { () throws(BuildError) in try builder.interface(of: app) }
      known = result
      return try? result.get()
    }
  }

  package func prepare() {
    DispatchQueue.global(qos: .utility).async { [self] in
      guard interface?.types.values.contains(where: { $0.kind == .object }) == true else { return }
      // A user who needs the library receives the reason why it is missing.
      _ = try? callLibrary()
    }
  }

  package func callLibrary() throws(AppCodeError) -> String {
    let result = knownLibrary.withLock { known in
      // A second caller waits here for the first, so that the library is built only once.
      let result =
        known ?? Result { () throws(BuildError) in try builder.callLibrary(of: app) }
      known = result
      return result
    }
    switch result {
    case .success(let path): return path
    case .failure(let error): throw AppCodeError(reason: "\(error)")
    }
  }
}
