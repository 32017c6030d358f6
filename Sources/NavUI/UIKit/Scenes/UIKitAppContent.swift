/// A view that shows the window of an app that starts with a UIKit delegate instead of an `App`.
///
/// NavLab generates an app around this view if a project has no `App` of its own.
public struct UIKitAppContent: View {
  private let start: @MainActor () -> (any UISceneDelegate)?
  @State private var connection = SceneConnection()
  @Environment(\.scenePhase) private var phase

  /// Creates a view of the window set up by an application's delegate.
  public init() {
    start = { nil }
  }

  /// Creates a view of the window set up by a scene's delegate.
  ///
  /// - Parameter delegate: The class of the delegate.
  public init<Delegate: NSObject & UISceneDelegate>(sceneDelegate delegate: Delegate.Type) {
    start = { InheritedInit.create(delegate) }
  }

  /// The content of the front window.
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

/// A connection between an app's scene and the scene's delegate.
private final class SceneConnection {
  private var delegate: (any UISceneDelegate)?
  private var isConnected = false
  private var last = ScenePhase.background

  /// Returns the scene, connecting it on the first request.
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

  /// Passes a URL to the scene's delegate, or else to the application's delegate.
  @MainActor
  func open(_ url: URL) {
    let application = CurrentApp.system.application
    guard let delegate else {
      _ = application.delegate?.application(application, open: url, options: [:])
      return
    }
    delegate.scene(CurrentApp.system.scene, openURLContexts: [UIOpenURLContext(url: url)])
  }

  /// Reports the scene's new phase to the scene's delegate, or else to the application's delegate.
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
