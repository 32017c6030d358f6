/// An app, which consists of scenes and the state that the scenes share.
@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol App {
  /// The type of scene that `body` returns.
  associatedtype Body: Scene

  /// The scenes of the app.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates the app.
  @MainActor @preconcurrency init()
}

extension App {
  /// Starts the app and passes it to its driver.
  ///
  /// Without a driver, the app cannot be shown, so the process reports that and ends.
  @MainActor @preconcurrency
  public static func main() {
    guard let launcher = AppLauncher.current else {
      fatalError("\(self) was started without a driver. Run it with `navlab run`.")
    }
    launcher.launch(self)
  }
}
