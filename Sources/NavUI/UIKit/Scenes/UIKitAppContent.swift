/// The window of an app that starts like a UIKit app: with a delegate, and a scene whose delegate
/// creates a window.
///
/// NavLab generates an app around it if a project has no `App` of its own.
public struct UIKitAppContent: View {
  private let start: @MainActor () -> (any UISceneDelegate)?
  @State private var connection = SceneConnection()
  @Environment(\.scenePhase) private var phase

  /// Shows the window that an application's delegate creates.
  public init() {
    start = { nil }
  }

  /// Shows the window that a scene's delegate creates.
  ///
  /// - Parameter delegate: The class of the delegate.
  public init<Delegate: NSObject & UISceneDelegate>(sceneDelegate delegate: Delegate.Type) {
    start = { InheritedInit.create(delegate) }
  }

  /// The content of the window in front.
  public var body: some View {
    let scene = connection.scene(start)
    let _ = ControllerChanges.shared.depend()
    Group {
      if let controller = scene.keyWindow?.rootViewController {
        ControllerView(controller: controller)
      } else {
        Text("The app has not created a window.")
      }
    }
    .onOpenURL { connection.open($0) }
    .onChange(of: phase, initial: true) { connection.enter($1) }
  }
}

/// The scene of an app and its delegate.
private final class SceneConnection {
  private var delegate: (any UISceneDelegate)?
  private var isConnected = false
  private var last = ScenePhase.background

  /// Returns the scene, which is connected when it is first requested.
  @MainActor
  func scene(_ start: @MainActor () -> (any UISceneDelegate)?) -> UIWindowScene {
    let scene = CurrentApp.system.scene
    guard !isConnected else { return scene }
    isConnected = true
    if let made = CurrentApp.system.sceneDelegate {
      delegate = made
      return scene
    }
    delegate = start()
    scene.delegate = delegate
    let options = UIScene.ConnectionOptions(shortcutItem: CurrentApp.system.launchAction)
    delegate?.scene(scene, willConnectTo: scene.session, options: options)
    return scene
  }

  /// Passes a URL to the handlers of URLs.
  @MainActor
  func open(_ url: URL) {
    let application = CurrentApp.system.application
    guard let delegate else {
      _ = application.delegate?.application(application, open: url, options: [:])
      return
    }
    delegate.scene(CurrentApp.system.scene, openURLContexts: [UIOpenURLContext(url: url)])
  }

  /// Reports the scene's new phase to its observers.
  @MainActor
  func enter(_ phase: ScenePhase) {
    let scene = CurrentApp.system.scene
    let application = CurrentApp.system.application
    let before = last
    last = phase
    if before == .background, phase != .background {
      delegate?.sceneWillEnterForeground(scene)
      if delegate == nil { application.delegate?.applicationWillEnterForeground(application) }
    }
    switch phase {
    case .active:
      delegate?.sceneDidBecomeActive(scene)
      if delegate == nil { application.delegate?.applicationDidBecomeActive(application) }
    case .inactive where before == .active:
      delegate?.sceneWillResignActive(scene)
      if delegate == nil { application.delegate?.applicationWillResignActive(application) }
    case .background where before != .background:
      delegate?.sceneDidEnterBackground(scene)
      if delegate == nil { application.delegate?.applicationDidEnterBackground(application) }
    default: break
    }
  }
}
