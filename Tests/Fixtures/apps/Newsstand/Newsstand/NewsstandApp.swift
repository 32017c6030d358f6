import SwiftUI
import NewsFeatures
import NewsModels

@main
struct NewsstandApp: App {
    @State private var bookmarks = BookmarkStore()

    var body: some Scene {
        WindowGroup {
            MainTabs()
                .environment(bookmarks)
        }
    }
}
