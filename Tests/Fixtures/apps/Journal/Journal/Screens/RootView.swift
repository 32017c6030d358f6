import SwiftUI

struct RootView: View {
    @Environment(AppLock.self) private var lock
    @AppStorage("onboarded") private var onboarded = false

    var body: some View {
        Group {
            switch lock.state {
            case .locked: LockScreen()
            case .unlocked: JournalTabs()
            }
        }
        .animation(.default, value: lock.state)
        .sheet(isPresented: .constant(!onboarded)) {
            WelcomeView { onboarded = true }
                .interactiveDismissDisabled()
        }
    }
}

struct WelcomeView: View {
    let onDone: () -> Void
    var body: some View {
        VStack(spacing: 20) {
            Text("Welcome").font(.largeTitle.bold())
            Text("Write a little every day.")
            Button("Get Started", action: onDone).buttonStyle(.borderedProminent)
        }
    }
}

struct LockScreen: View {
    @Environment(AppLock.self) private var lock
    @State private var pin = ""
    @State private var isWrong = false

    var body: some View {
        VStack {
            Image(systemName: "lock.fill")
            SecureField("PIN", text: $pin)
                .keyboardType(.numberPad)
                .onSubmit(unlock)
            Button("Unlock", action: unlock)
            if isWrong { Text("Wrong PIN, \(lock.failures) tried") }
            Button("Use Face ID") { Task { await lock.unlockWithBiometrics() } }
        }
        .task { await lock.unlockWithBiometrics() }
    }

    private func unlock() {
        isWrong = !lock.unlock(with: pin)
        pin = ""
    }
}

struct JournalTabs: View {
    enum Page: Hashable { case entries, tags, settings }
    @State private var page: Page = .entries

    var body: some View {
        TabView(selection: $page) {
            Tab("Entries", systemImage: "book", value: .entries) { EntryList() }
            Tab("Tags", systemImage: "tag", value: .tags) { TagList() }
            Tab("Settings", systemImage: "gear", value: .settings) { LockSettings() }
        }
    }
}
