import SwiftUI
import AVFoundation

@main
struct PodcastsApp: App {
    @StateObject private var library = LibraryStore()
    @StateObject private var player = PlayerModel()
    @Environment(\.scenePhase) private var scenePhase

    init() {
        do {
            try AVAudioSession.sharedInstance().setCategory(.playback, mode: .spokenAudio)
            try AVAudioSession.sharedInstance().setActive(true)
        } catch {
            print("Audio session: \(error.localizedDescription)")
        }
    }

    var body: some Scene {
        WindowGroup {
            RootTabView()
                .environmentObject(library)
                .environmentObject(player)
                .tint(.purple)
                .preferredColorScheme(library.prefersDark ? .dark : nil)
        }
        .onChange(of: scenePhase) { newPhase in
            if newPhase == .background { library.save() }
        }
    }
}
