import Testing

@Suite("help")
struct HelpCommandTests {
  @Test("lists and explains the commands")
  func listsAndExplainsTheCommands() throws {
    try replay(
      #"""
      > help
      as a person
        tap           Taps a button, a link or another control
        back          Taps the back button
        dismiss       Swipes down the topmost sheet or popover
        tab           Taps a tab of the tab bar
        type          Replaces the text of a field
        toggle        Turns a toggle on if it is off, and off if it is on
        pick          Chooses one of the options of a picker or a menu
        scroll        Scrolls a list, by N rows or by a page
        swipe         Swipes all the way over a row
        move          Drags a row of a list up or down, by one row or by N
        search        Replaces the text in the search field of the screen
        refresh       Pulls the screen down, to load its data again
      as the app's code
        push          Appends a value to the path of the visible stack
        pop           Removes the last value of the path of the visible stack
        root          Empties the path of the visible stack, so that its root is shown
        path          Shows the path of the visible stack
      from outside
        open          Opens a URL, as a link in another app would
        launch        Starts the app as if it had just been installed
        relaunch      Ends the app and starts it again with what it has saved
        background    Leaves the app for the home screen
        activate      Comes back to an app in the background
        notify        Posts a notification to the app's NotificationCenter.default
        notification  Taps a push notification
        continue      Goes on with an activity, as handoff and search do
        wait          Lets time pass in the app, such as 2s, 500ms or 1min
        size          Makes the window as wide as a phone's or a tablet's
      looking
        tree          Draws the whole app as a tree
        screen        Shows what a person sees now
        tabs          Lists the tabs, with their badges and tags
        issues        Lists what SwiftUI would complain about
        objects       Lists the observable objects that the app's views hold
        console       Shows what the app has printed
        history       Lists what was done since the app was first launched
      time travel
        undo          Takes back the last command that did something
        redo          Does again what was undone last
        goto          Goes to another moment
        bookmark      Gives the present moment a name, for goto
        branch        Begins a detour that leads back to this moment
        rejoin        Comes back from a branch
      judging
        expect        Says what should be
      session
        help          Lists the commands, or explains one of them
        quit          Leaves
      help COMMAND tells more, as in: help tap
      > help tap
      tap "LABEL" [N] or tap #IDENTIFIER
        Taps a button, a link or another control. Its label is what a person reads on
        it, in quotes, or without them if it is one word. Where several read the same,
        a number says which, counted from the top. #IDENTIFIER finds a control by its
        accessibility identifier.
        for example:
          tap "Log In"
          tap "Edit" 2
          tap #save
      > help tpa
      there is no command 'tpa'; did you mean 'tap'?
      """#
    )
  }
}
