import SwiftUI

struct RootTabView: View {
    @EnvironmentObject private var player: PlayerModel
    @SceneStorage("tab") private var tab = 0

    var body: some View {
        TabView(selection: $tab) {
            BrowseView()
                .tabItem { Label("Browse", systemImage: "square.grid.2x2") }
                .tag(0)
            SubscriptionsView()
                .tabItem { Label("Library", systemImage: "books.vertical") }
                .tag(1)
            SettingsView()
                .tabItem { Label("Settings", systemImage: "gear") }
                .tag(2)
        }
        .safeAreaInset(edge: .bottom) { MiniPlayer() }
        .fullScreenCover(isPresented: $player.isExpanded) { PlayerScreen() }
    }
}

struct BrowseView: View {
    @EnvironmentObject private var library: LibraryStore
    @State private var query = ""

    private var results: [Show] {
        query.isEmpty
            ? library.shows
            : library.shows.filter {
                $0.title.range(of: query, options: [.caseInsensitive, .diacriticInsensitive]) != nil
            }
    }

    var body: some View {
        NavigationView {
            List(results) { show in
                NavigationLink(destination: ShowView(show: show)) {
                    VStack(alignment: .leading) {
                        Text(show.title).font(.headline)
                        Text(show.author).font(.footnote).foregroundColor(.secondary)
                    }
                }
            }
            .listStyle(.insetGrouped)
            .navigationTitle("Browse")
            .searchable(text: $query)
        }
        .navigationViewStyle(.stack)
    }
}

struct ShowView: View {
    let show: Show
    @EnvironmentObject private var library: LibraryStore
    @EnvironmentObject private var player: PlayerModel

    private var isSubscribed: Bool { library.subscribed.contains(show.id) }

    var body: some View {
        List {
            Section {
                Button(isSubscribed ? "Unsubscribe" : "Subscribe") { library.toggleSubscription(show) }
            }
            Section("Episodes") {
                ForEach(show.episodes) { episode in
                    EpisodeRow(episode: episode)
                        .contentShape(Rectangle())
                        .onTapGesture { player.play(episode) }
                        .contextMenu {
                            Button {
                                library.markPlayed(episode)
                            } label: {
                                Label("Mark as Played", systemImage: "checkmark")
                            }
                        }
                }
            }
        }
        .navigationBarTitle(show.title, displayMode: .inline)
    }
}

struct EpisodeRow: View {
    let episode: Episode

    var body: some View {
        HStack {
            Text(episode.title)
            Spacer()
            Text(episode.length).font(.caption)
        }
    }
}

struct SubscriptionsView: View {
    @EnvironmentObject private var library: LibraryStore

    var body: some View {
        NavigationView {
            Group {
                if library.subscribedShows.isEmpty {
                    VStack {
                        Image(systemName: "tray")
                        Text("No subscriptions yet")
                    }
                } else {
                    List {
                        ForEach(library.subscribedShows) { show in
                            NavigationLink(show.title) { ShowView(show: show) }
                        }
                        .onDelete { offsets in
                            offsets.map { library.subscribedShows[$0] }.forEach(library.toggleSubscription)
                        }
                    }
                    .toolbar { EditButton() }
                }
            }
            .navigationTitle("Library")
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }
}

struct SettingsView: View {
    @EnvironmentObject private var library: LibraryStore
    @AppStorage("downloads") private var downloadsOnWiFi = true
    @State private var showsAbout = false

    var body: some View {
        NavigationView {
            Form {
                Toggle("Dark appearance", isOn: $library.prefersDark)
                Toggle(isOn: $downloadsOnWiFi) { Label("Download on Wi-Fi only", systemImage: "wifi") }
                Button("About") { showsAbout = true }
                NavigationLink("Licences") { ScrollView { Text("MIT").padding() }.navigationTitle("Licences") }
            }
            .navigationTitle("Settings")
            .popover(isPresented: $showsAbout) { Text("Podcasts 3.1").padding() }
        }
        .navigationViewStyle(.stack)
    }
}

struct ShowView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            NavigationView { ShowView(show: Show.samples[0]) }
            EpisodeRow(episode: Show.samples[0].episodes[0])
                .previewLayout(.sizeThatFits)
        }
        .environmentObject(LibraryStore())
        .environmentObject(PlayerModel())
    }
}
