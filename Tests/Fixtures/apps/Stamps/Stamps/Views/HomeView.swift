import SwiftUI

struct HomeView: View {
    let album: Album
    @State private var path: [Country] = []
    @State private var showsSettings = false
    @AppStorage("welcomed") private var welcomed = false

    var body: some View {
        NavigationStack(path: $path) {
            List {
                Section {
                    Text("\(album.total) stamps")
                }
                ForEach(album.countries) { country in
                    NavigationLink(value: country) {
                        HStack {
                            Image(.stamp)
                            Text("\(country.flag) \(country.name)")
                        }
                        .listRowBackground(Color.paperTint)
                    }
                }
            }
            .navigationTitle("Collection")
            .navigationDestination(for: Country.self) { CountryView(album: album, code: $0.code) }
            .toolbar {
                Button("Settings", systemImage: "gearshape") { showsSettings = true }
            }
            .sheet(isPresented: $showsSettings) { SettingsSheet() }
            .fullScreenCover(isPresented: .init(get: { !welcomed }, set: { welcomed = !$0 })) {
                VStack {
                    Text("welcome.title").font(.title)
                    Button("Done") { welcomed = true }
                }
            }
        }
        .onOpenURL { url in
            guard url.scheme == "stamps", let code = url.host()?.uppercased() else { return }
            path = album.countries.filter { $0.code == code }
        }
    }
}

struct CountryView: View {
    let album: Album
    let code: String
    @State private var name = ""

    private var country: Country { album.countries.first { $0.code == code } ?? Country(code: code, stamps: []) }

    var body: some View {
        List {
            Text("\(country.stamps.count) stamps").foregroundStyle(.secondary)
            ForEach(country.stamps.sorted(using: KeyPathComparator(\.year))) { stamp in
                LabeledContent(stamp.name, value: String(stamp.year))
            }
            .onDelete { album.removeStamps(at: $0, from: country) }
            TextField("Name", text: $name)
            if !name.isEmpty {
                Button("Add \(name)") {
                    album.add(name, to: country)
                    name = ""
                }
            }
        }
        .navigationTitle(country.name)
    }
}

struct SettingsSheet: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.locale) private var locale

    var body: some View {
        NavigationStack {
            Form {
                LabeledContent("Version", value: AppInfo.version)
                LabeledContent("Server", value: AppInfo.host)
                LabeledContent("Bundle", value: Bundle.main.bundleIdentifier ?? "?")
                #if DEBUG
                    Text("Debug build")
                #endif
            }
            .navigationTitle(Text("Settings"))
            .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } } }
        }
    }
}
