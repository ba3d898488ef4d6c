using Assay.Cli.Choosing;
using Spectre.Console;
using Spectre.Console.Rendering;

namespace Assay.Cli.Tests;

/// <summary>What a terminal asks when nothing was said.</summary>
public sealed class QuestionsTests
{
    [Fact]
    public void Five_questions_give_the_request()
    {
        using ScriptedConsole console = new("\n", "v \n", "fast\n2000\n", "5kB\n", "100Mbit\n");

        var request = new Questions(console).Ask();

        Assert.Equal(
            ("rpc", 2000, 5000, 1e8), (request.Scenario.Name, request.MessagesPerSecond, request.MessageBytes, request.BitsPerSecond));
        Assert.Equal(["private"], request.Needs.Select(need => need.Name));
        Assert.Contains("--rate takes messages a second, such as 2000 or 2k, not \"fast\".", console.Written.ReplaceLineEndings(" "),
            StringComparison.Ordinal);
    }

    [Fact]
    public void Empty_answers_leave_everything_open_and_a_network_is_asked_for_only_where_payloads_are_sent()
    {
        using ScriptedConsole console = new("vv\n", "\n", "\n", "\n");

        var request = new Questions(console).Ask();

        Assert.Equal(
            ("config", null, null, null), (request.Scenario.Name, request.MessagesPerSecond, request.MessageBytes, request.BitsPerSecond));
        Assert.Empty(request.Needs);
        Assert.DoesNotContain("network", console.Written, StringComparison.Ordinal);
    }

    /// <summary>A terminal whose keys are written before: <c>v</c> is the arrow down in lists.</summary>
    private sealed class ScriptedConsole : IAnsiConsole, IAnsiConsoleInput, IDisposable
    {
        private readonly StringWriter written = new();
        private readonly IAnsiConsole console;
        private readonly Queue<ConsoleKeyInfo> keys;

        public ScriptedConsole(params string[] answers)
        {
            keys = new(answers.SelectMany(answer => answer).Select(KeyOf));
            console = AnsiConsole.Create(new AnsiConsoleSettings
            {
                Ansi = AnsiSupport.Yes,
                Interactive = InteractionSupport.Yes,
                ColorSystem = ColorSystemSupport.NoColors,
                Out = new AnsiConsoleOutput(written),
            });
            console.Profile.Width = 200;
            console.Profile.Height = 40;
        }

        public string Written => written.ToString();

        public Profile Profile => console.Profile;

        public IAnsiConsoleCursor Cursor => console.Cursor;

        public IAnsiConsoleInput Input => this;

        public IExclusivityMode ExclusivityMode => console.ExclusivityMode;

        public RenderPipeline Pipeline => console.Pipeline;

        public void Clear(bool home) => console.Clear(home);

        public void Write(IRenderable renderable) => console.Write(renderable);

        public void WriteAnsi(Action<AnsiWriter> action) => console.WriteAnsi(action);

        public void Dispose() => written.Dispose();

        public bool IsKeyAvailable() => keys.Count > 0;

        public ConsoleKeyInfo? ReadKey(bool intercept) => keys.Dequeue();

        public Task<ConsoleKeyInfo?> ReadKeyAsync(
            bool intercept, CancellationToken cancellationToken) => Task.FromResult<ConsoleKeyInfo?>(keys.Dequeue());

        private static ConsoleKeyInfo KeyOf(char character) => character switch
        {
            '\n' => new ConsoleKeyInfo('\r', ConsoleKey.Enter, false, false, false),
            'v' => new ConsoleKeyInfo('\0', ConsoleKey.DownArrow, false, false, false),
            ' ' => new ConsoleKeyInfo(' ', ConsoleKey.Spacebar, false, false, false),
            _ => new ConsoleKeyInfo(character, ConsoleKey.A, false, false, false),
        };
    }
}
