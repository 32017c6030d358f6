import BackgroundTasks
import SwiftUI
import UserNotifications

@main
struct ReaderApp: App {
    @UIApplicationDelegateAdaptor private var delegate: ReaderDelegate
    @State private var feeds = FeedStore(api: FeedAPI())
    @State private var network = NetworkMonitor()

    var body: some Scene {
        WindowGroup {
            FeedList()
                .environment(feeds)
                .environment(network)
        }
        .backgroundTask(.appRefresh("reader.refresh")) {
            await feeds.refresh()
        }
    }
}

final class ReaderDelegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        let center = UNUserNotificationCenter.current()
        center.delegate = self
        center.requestAuthorization(options: [.alert, .badge]) { granted, _ in
            print("Notifications: \(granted)")
        }
        BGTaskScheduler.shared.register(forTaskWithIdentifier: "reader.clean", using: nil) { task in
            task.setTaskCompleted(success: true)
        }
        return true
    }

    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
        let feed = response.notification.request.content.userInfo["feed"] as? String
        await MainActor.run { NotificationCenter.default.post(name: .openFeed, object: feed) }
    }
}

extension Notification.Name {
    static let openFeed = Notification.Name("openFeed")
}
