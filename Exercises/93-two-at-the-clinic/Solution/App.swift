import SwiftUI

@main
struct ClinicApp: App {
  @UIApplicationDelegateAdaptor private var delegate: ClinicDelegate

  var body: some Scene {
    WindowGroup {
      RootView()
        .environment(delegate.clinic)
        .onOpenURL { url in delegate.clinic.follow(Target(url)) }
        .onReceive(NotificationCenter.default.publisher(for: .init("sessionExpired"))) { _ in
          delegate.clinic.signOut()
        }
    }
  }
}

/// Hears of the notifications that are tapped.
@MainActor
final class ClinicDelegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  let clinic = Clinic()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    return true
  }

  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse
  ) async {
    guard let id = response.notification.request.content.userInfo["appointment"] as? Int else {
      return
    }
    await clinic.follow(.appointment(id))
  }
}
