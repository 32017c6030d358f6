internal import NavUI
internal import SceneModel

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// A random app that runs in the process to verify that the runtime itself gives the answers.
///
/// Code that imitates the runtime would have to run unknown SwiftUI code.
@MainActor
struct Countersign {
  private let image: String

  /// The name of the symbol for the app's type in an image.
  private static let type = "navlab_app_type"

  init(image: String) {
    self.image = image
  }

  /// Runs the random app, taps the given labels, and returns the answer.
  ///
  /// - Parameter labels: The labels to tap, in order; a missing label means going back.
  /// - Returns: The state of the app after the launch and after each tap.
  /// - Throws: `Refusal` if there is no such app.
  func run(_ labels: [String]) throws -> String {
    guard let library = dlopen(image, RTLD_NOW | RTLD_LOCAL), let symbol = dlsym(library, Self.type)
    else { throw Refusal("The random app cannot be loaded.") }
    typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
    let pointer = unsafeBitCast(symbol, to: Accessor.self)(0)
    guard let app = unsafeBitCast(pointer, to: Any.Type.self) as? any App.Type else {
      throw Refusal("The random app is not an App.")
    }
    let driver = HostedApp(app, loop: MainLoop())
    var looks = [driver.lastSnapshot.window.outline]
    for label in labels {
      let action = driver.lastSnapshot.window.action(on: label)
      _ = driver.perform(action ?? .back(levels: 1))
      looks.append(driver.snapshot().window.outline)
    }
    return looks.joined(separator: "\n")
  }
}
