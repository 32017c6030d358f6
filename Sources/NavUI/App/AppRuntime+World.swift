extension AppRuntime {
  /// The titles of the windows, starting with the main window's title.
  package var windowTitles: [String] {
    graph.windows.all.map { graph.windows.title(of: $0, app: name) }
  }

  /// The number of the front window, counted from 1.
  package var frontWindow: Int {
    (graph.windows.all.firstIndex { $0 === graph.windows.front } ?? 0) + 1
  }

  /// Brings a window to the front.
  ///
  /// - Parameter number: The number of the window; the main one has 1.
  /// - Throws: `Refusal` if there is no such window.
  package func showWindow(_ number: Int) throws {
    try requireActive()
    try asCurrent { try graph.windows.show(number) }
    update()
  }

  /// Closes a window, as a user would.
  ///
  /// - Parameter number: The number of the window; the main one has 1.
  /// - Throws: `Refusal` if there is no such window, or no other window.
  package func closeWindow(_ number: Int) throws {
    try requireActive()
    let windows = graph.windows.all
    guard windows.count > 1 else { throw Refusal("There is only one window, and it stays open.") }
    guard windows.indices.contains(number - 1) else {
      throw Refusal("There are only \(windows.count) windows.")
    }
    asCurrent { graph.windows.close(windows[number - 1]) }
    update()
  }

  /// The phase of the scene: background, inactive or active.
  package var phase: ScenePhase { graph.system.phase }

  /// Moves the app to the background, as the home gesture does.
  ///
  /// - Throws: `Refusal` if it is already there.
  package func enterBackground() throws {
    guard phase == .active else { throw Refusal("The app is already in the background.") }
    become(.inactive, UIApplication.willResignActiveNotification)
    become(.background, UIApplication.didEnterBackgroundNotification)
  }

  /// Brings the app back from the background.
  ///
  /// - Throws: `Refusal` if it is already on the screen.
  package func activate() throws {
    guard phase != .active else { throw Refusal("The app is already on the screen.") }
    activate {}
  }

  /// Brings the app to the screen to open a URL, and returns whether a view has received the URL.
  ///
  /// - Parameter url: The URL.
  /// - Returns: Whether a view has received it.
  package func open(_ url: URL) -> Bool {
    deliver(.url(url))
  }

  /// Brings the app to the screen to continue an activity, and returns whether a view has received the activity.
  ///
  /// - Parameters:
  ///   - type: The type of the activity.
  ///   - userInfo: The data for continuing; if empty, the data that the app's own views provide.
  /// - Returns: Whether a view has received it.
  package func continueActivity(_ type: String, userInfo: [String: Any]) -> Bool {
    let own = userInfo.isEmpty ? asCurrent { graph.system.activities.current(type) } : nil
    let activity = own ?? NSUserActivity(activityType: type)
    if own == nil { activity.addUserInfoEntries(from: userInfo) }
    return deliver(.activity(activity))
  }

  /// Performs the VoiceOver escape gesture on a screen, and returns whether any view has an action for the gesture.
  ///
  /// - Parameter id: The number of the screen, or of a container around it.
  /// - Returns: Whether the view handles it.
  /// - Throws: `Refusal` if the app is not active.
  package func escape(from id: Int) throws -> Bool {
    try requireActive()
    guard let node = escaper(of: id) else { return false }
    try asCurrent {
      try graph.acting {
        node.noteChange()
        try node.perform(.tap)
      }
      graph.update()
    }
    return true
  }

  /// Sets the text size by its name, or throws an error if no size has that name.
  ///
  /// - Parameter name: The name of a `DynamicTypeSize`.
  /// - Throws: `Refusal` if there is no such size.
  package func setTextSize(_ name: String) throws {
    guard let size = DynamicTypeSize.allCases.first(where: { "\($0)" == name }) else {
      throw Refusal("There is no text size .\(name).")
    }
    asCurrent {
      scope.setTextSize(size)
      graph.forgetDescriptions()
      graph.update()
    }
  }

  /// Performs a user's tap on a notification or its button, and returns whether the app has a delegate that receives
  /// the tap.
  ///
  /// A button without the option `foreground` does not bring the app to the front.
  ///
  /// - Parameters:
  ///   - userInfo: The data of the notification.
  ///   - action: The button, by its identifier or title; nil for the notification itself.
  /// - Returns: Whether the app has a delegate that receives it.
  /// - Throws: `Refusal` if no notification has the button.
  package func tapNotification(_ userInfo: [String: Any], action: String? = nil) throws -> Bool {
    let center = graph.system.notifications
    guard let action else {
      var isHeard = false
      activate { isHeard = center.tap(userInfo, button: nil) }
      return isHeard
    }
    let button = try center.button(action)
    var isHeard = false
    if button.action.options.contains(.foreground) {
      activate { isHeard = center.tap(userInfo, button: button) }
    } else {
      isHeard = asCurrent { center.tap(userInfo, button: button) }
      update()
    }
    return isHeard
  }

  /// Performs a quick action on the app's icon, and returns whether the scene has a delegate that receives the action.
  ///
  /// - Parameters:
  ///   - name: The type of the screen, or the title that the app has set.
  ///   - userInfo: The additional data; if empty, the data that the app has set.
  /// - Returns: Whether the scene has a delegate that receives it.
  package func chooseQuickAction(_ name: String, userInfo: [String: Any]) -> Bool {
    let items = graph.system.application.shortcutItems ?? []
    let own = items.first { $0.type == name } ?? items.first { $0.localizedTitle == name }
    let item = UIMutableApplicationShortcutItem(
      type: own?.type ?? name,
      localizedTitle: own?.localizedTitle ?? name
    )
    item.userInfo = own?.userInfo
    if !userInfo.isEmpty { item.userInfo = userInfo }
    let scene = graph.system.scene
    guard let delegate = scene.delegate as? any UIWindowSceneDelegate else { return false }
    activate { delegate.windowScene(scene, performActionFor: item) { _ in } }
    return true
  }

  /// Posts a notification to the app's `NotificationCenter`.
  ///
  /// - Parameters:
  ///   - name: The name of the notification.
  ///   - userInfo: The additional data.
  package func post(_ name: Notification.Name, userInfo: [String: Any]? = nil) {
    asCurrent { NotificationCenter.default.post(name: name, object: nil, userInfo: userInfo) }
    update()
  }

  private func deliver(_ event: ExternalEvent) -> Bool {
    var isHeard = false
    activate {
      let responses = graph.eventHandlers.responses(to: event)
      isHeard = !responses.isEmpty
      for response in responses { response() }
    }
    return isHeard
  }

  /// Brings the app to the screen if necessary, and runs an action before the app becomes active.
  private func activate(_ action: () -> Void) {
    let isComing = phase != .active
    if isComing { become(.inactive, UIApplication.willEnterForegroundNotification) }
    asCurrent(action)
    update()
    if isComing { become(.active, UIApplication.didBecomeActiveNotification) }
  }

  /// Changes the phase of the scene and posts a UIKit notification about the change.
  func become(_ phase: ScenePhase, _ notification: Notification.Name) {
    graph.system.phase = phase
    scope.set(phase, for: ObjectIdentifier(ScenePhaseKey.self))
    post(notification)
  }
}
