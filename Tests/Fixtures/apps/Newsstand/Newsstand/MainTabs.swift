import SwiftUI
import DesignSystem
import NewsFeatures
import NewsModels

struct MainTabs: View {
    enum Tab: Hashable { case news, saved, profile }

    @State private var selection: Tab = .news
    @State private var newsPath = NavigationPath()
    @Environment(BookmarkStore.self) private var bookmarks

    /// Tapping the selected tab again pops to its root.
    private var tabSelection: Binding<Tab> {
        Binding {
            selection
        } set: { tab in
            if tab == selection, tab == .news { newsPath.removeLast(newsPath.count) }
            selection = tab
        }
    }

    var body: some View {
        TabView(selection: tabSelection) {
            NavigationStack(path: $newsPath) {
                ArticleList(model: ArticleListModel())
                    .navigationDestination(for: Article.self, destination: ArticleView.init)
            }
            .tabItem { Label("News", systemImage: "newspaper") }
            .tag(Tab.news)

            NavigationStack {
                SavedList()
            }
            .tabItem { Label("Saved", systemImage: "bookmark") }
            .badge(bookmarks.ids.count)
            .tag(Tab.saved)

            NavigationStack {
                ProfileView()
            }
            .tabItem { Label("Profile", systemImage: "person") }
            .tag(Tab.profile)
        }
    }
}

struct SavedList: View {
    @Environment(BookmarkStore.self) private var bookmarks
    @State private var articles: [Article] = []

    var body: some View {
        List(articles.filter(bookmarks.contains)) { article in
            Text(article.title)
                .swipeActions {
                    Button("Remove", role: .destructive) { bookmarks.toggle(article) }
                }
        }
        .navigationTitle("Saved")
        .task {
            articles = (try? await BundledArticleRepository().articles()) ?? []
        }
    }
}

struct ProfileView: View {
    @AppStorage("name") private var name = ""
    @State private var showsOnboarding = false
    @State private var showsTerms = false

    var body: some View {
        Form {
            TextField("Your name", text: $name)
            Section {
                Button("Show the tour") { showsOnboarding = true }
                Button("Terms") { showsTerms = true }
            }
        }
        .navigationTitle(name.isEmpty ? "Profile" : "Hello, \(name)")
        .fullScreenCover(isPresented: $showsOnboarding) {
            OnboardingView()
        }
        .sheet(isPresented: $showsTerms) {
            Text("Be kind.").presentationDetents([.height(200)])
        }
    }
}

struct OnboardingView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var page = 0

    var body: some View {
        VStack {
            TabView(selection: $page) {
                ForEach(0..<3, id: \.self) { index in
                    Card { Text("Step \(index + 1)") }.tag(index)
                }
            }
            .tabViewStyle(.page(indexDisplayMode: .always))
            Button(page == 2 ? "Start" : "Next") {
                if page == 2 { dismiss() } else { withAnimation { page += 1 } }
            }
            .buttonStyle(.primary)
        }
    }
}
