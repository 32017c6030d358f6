import SwiftUI

@main
struct ClinicApp: App {
  @UIApplicationDelegateAdaptor private var taps: Taps
  @State private var session = Session()

  var body: some Scene {
    WindowGroup {
      Group {
        switch session.user {
        case .nobody: Welcome(session: session)
        case .patient(let desk): PatientDeskView(desk: desk, session: session)
        case .doctor(let desk): DoctorDeskView(desk: desk, session: session)
        }
      }
      .onOpenURL { url in
        guard url.scheme == "clinic", let kind = url.host() else { return }
        session.ask(kind, Int(url.lastPathComponent))
      }
      .onReceive(NotificationCenter.default.publisher(for: Notification.Name("sessionExpired"))) {
        _ in session.user = .nobody
      }
      .onAppear { taps.hear = { id in session.ask("appointment", id) } }
    }
  }
}

final class Taps: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  var hear: (Int) -> Void = { id in print("Nobody hears of appointment \(id) yet.") }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    return true
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    if let id = response.notification.request.content.userInfo["appointment"] as? Int { hear(id) }
    completionHandler()
  }
}
