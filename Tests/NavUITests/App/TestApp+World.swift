import Foundation
import NavUI
import Testing

extension TestApp {
  var sceneValues: [String: Any] { runtime.sceneValues }

  var opened: [String] { runtime.openedURLs.map(\.absoluteString) }

  func background() throws {
    try runtime.enterBackground()
    look()
  }

  func activate() throws {
    try runtime.activate()
    look()
  }

  func notify(_ name: String, _ info: [String: Any] = [:]) {
    runtime.post(Notification.Name(name), userInfo: info)
    look()
  }

  func tapNotification(_ info: [String: Any], action: String? = nil) throws {
    guard try runtime.tapNotification(info, action: action) else {
      throw Refusal("nobody hears of the notification")
    }
    look()
  }

  func chooseQuickAction(_ name: String, _ info: [String: Any] = [:]) throws {
    guard runtime.chooseQuickAction(name, userInfo: info) else {
      throw Refusal("nobody hears of the quick action")
    }
    look()
  }

  func continueActivity(_ type: String, _ info: [String: Any] = [:]) throws {
    guard runtime.continueActivity(type, userInfo: info) else {
      throw Refusal("nobody hears of the activity")
    }
    look()
  }
}
