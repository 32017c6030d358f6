import MessageUI
import SwiftUI

struct PeopleList: View {
    @ObservedObject var book: AddressBook
    let onSelect: (Person) -> Void
    let onAdd: () -> Void

    var body: some View {
        List {
            ForEach(book.people) { person in
                Button {
                    onSelect(person)
                } label: {
                    HStack {
                        Text(person.initials).padding(8).background(Circle().fill(.quaternary))
                        Text(person.name)
                    }
                }
                .foregroundStyle(.primary)
            }
            Section {
                Button("Add Person", action: onAdd)
                Button("Import Contacts") { book.importContacts() }
                if let message = book.importMessage { Text(message) }
            }
        }
        .listStyle(.insetGrouped)
    }
}

struct PersonCard: View {
    let person: Person
    @ObservedObject var book: AddressBook
    let onDelete: () -> Void
    @State private var showsMail = false
    @State private var mailMissing = false
    @Environment(\.openURL) private var openURL

    var body: some View {
        Form {
            LabeledContent("Phone", value: person.phone)
            Button("Call") {
                if let url = URL(string: "tel:\(person.phone)") { openURL(url) }
            }
            Button("Mail") {
                if MFMailComposeViewController.canSendMail() { showsMail = true } else { mailMissing = true }
            }
            Button("Delete", role: .destructive) {
                book.remove(person)
                onDelete()
            }
        }
        .sheet(isPresented: $showsMail) { MailView(recipient: person.email) }
        .alert("No mail account", isPresented: $mailMissing) { Button("OK", role: .cancel) {} }
    }
}

struct MailView: UIViewControllerRepresentable {
    let recipient: String
    @Environment(\.presentationMode) private var presentation

    func makeCoordinator() -> Coordinator { Coordinator(presentation: presentation) }

    func makeUIViewController(context: Context) -> MFMailComposeViewController {
        let controller = MFMailComposeViewController()
        controller.mailComposeDelegate = context.coordinator
        controller.setToRecipients([recipient])
        controller.setSubject("Hello")
        return controller
    }

    func updateUIViewController(_ uiViewController: MFMailComposeViewController, context: Context) {}

    final class Coordinator: NSObject, MFMailComposeViewControllerDelegate {
        @Binding var presentation: PresentationMode
        init(presentation: Binding<PresentationMode>) { _presentation = presentation }

        func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?) {
            presentation.dismiss()
        }
    }
}

struct PersonEditor: View {
    let onDone: (Person?) -> Void
    @State private var name = ""
    @State private var phone = ""

    var body: some View {
        NavigationView {
            Form {
                TextField("Name", text: $name)
                TextField("Phone", text: $phone).keyboardType(.phonePad)
            }
            .navigationBarTitle("New Person", displayMode: .inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { onDone(nil) } }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") { onDone(Person(id: 0, name: name, phone: phone, email: "")) }
                        .disabled(name.isEmpty)
                }
            }
        }
    }
}

struct MeetingScreen: View {
    @ObservedObject var book: AddressBook
    @ObservedObject var planner: MeetingPlanner
    @State private var date = Date(timeIntervalSince1970: 1_800_000_000)

    var body: some View {
        Form {
            DatePicker("When", selection: $date, displayedComponents: [.date, .hourAndMinute])
            ForEach(book.people) { person in
                Button("Meet \(person.name)") {
                    Task { await planner.plan(with: person, at: date) }
                }
            }
            switch planner.phase {
            case .idle: EmptyView()
            case .denied: Text("Calendar access is off")
            case .saved(let title): Text("Saved: \(title)")
            case .failed(let reason): Text(reason)
            }
        }
    }
}
