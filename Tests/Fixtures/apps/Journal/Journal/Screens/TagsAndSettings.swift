import SwiftData
import SwiftUI

struct TagList: View {
    @Query(sort: [SortDescriptor(\Tag.name)]) private var tags: [Tag]

    var body: some View {
        NavigationStack {
            List(tags) { tag in
                NavigationLink("#\(tag.name)") {
                    List(tag.entries) { Text($0.title) }
                        .navigationTitle("#\(tag.name)")
                }
                .badge(tag.entries.count)
            }
            .navigationTitle("Tags")
        }
    }
}

struct LockSettings: View {
    @Environment(AppLock.self) private var lock
    @State private var pin = ""
    @State private var asksForPin = false
    @State private var message: LocalizedStringKey?

    var body: some View {
        NavigationStack {
            Form {
                if lock.hasPin {
                    Button("Turn Lock Off", role: .destructive) {
                        lock.removePin(); message = "The journal is open."
                    }
                } else {
                    Button("Turn Lock On") { asksForPin = true }
                }
                if let message { Text(message) }
            }
            .navigationTitle("Settings")
            .alert("Choose a PIN", isPresented: $asksForPin) {
                SecureField("PIN", text: $pin)
                Button("Save") {
                    do {
                        try lock.setPin(pin)
                        message = "The journal is **locked** from now on."
                    } catch {
                        message = "The PIN could not be saved."
                    }
                    pin = ""
                }
                Button("Cancel", role: .cancel) {}
            }
        }
    }
}

#Preview(traits: .sizeThatFitsLayout) {
    LockSettings().environment(AppLock())
}
