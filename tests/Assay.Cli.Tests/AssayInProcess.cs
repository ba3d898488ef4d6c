using System.Diagnostics.CodeAnalysis;
using Assay.Cli.Commands;
using Assay.Cli.Configuration;
using Assay.Cli.Display;
using Assay.Engine;
using Assay.Report;

namespace Assay.Cli.Tests;

/// <summary>
/// Calls the command line in the process of the tests, one call at a time, because each has a current folder: a process of its own would
/// compile thousands of methods first, for two seconds or more. Both streams are as safe as those of a process.
/// </summary>
[SuppressMessage("Reliability", "CA2000", Justification = "The writers hold nothing but the texts below them.")]
internal static class AssayInProcess
{
    private static readonly Lock OneAtATime = new();

    /// <summary>Calls it where nobody answers questions, and nothing is remembered of what a user trusts.</summary>
    public static Answer Run(string folder, params string[] arguments) => Run(folder, null, null, arguments);

    /// <summary>Calls it where somebody may answer.</summary>
    /// <param name="folder">The current folder.</param>
    /// <param name="trusted">Where it is remembered what the user trusts; null for nowhere.</param>
    /// <param name="terminal">The answers; null where nobody gives any.</param>
    /// <param name="arguments">The arguments.</param>
    public static Answer Run(string folder, string? trusted, TextReader? terminal, IEnumerable<string> arguments) =>
        Call(folder, streams => Run(streams, trusted, RunComposition.OfThisMachine, arguments), terminal);

    /// <summary>Calls it where runs stand on something else than builds and workers of this machine.</summary>
    public static Answer RunOn(ComposeRun compose, string folder, params string[] arguments) =>
        Call(folder, streams => Run(streams, null, compose, arguments));

    /// <summary>What commands stand on where they write to these streams and nobody trusts anything.</summary>
    public static CommandServices ServicesOn(Streams streams) => new(Located(null), streams, RunComposition.OfThisMachine);

    private static int Run(Streams streams, string? trusted, ComposeRun compose, IEnumerable<string> arguments) =>
        AssayProgram.Run([.. arguments], streams, () => new CommandServices(Located(trusted), streams, compose));

    // The parts stand next to the program alone.
    private static Workspace Located(string? trusted) =>
        Workspace.Locate() with { Trusted = trusted, Parts = Path.Combine(AssayProcess.Folder, "parts") };

    /// <summary>What a call prints, and its exit code.</summary>
    public static Answer Call(string folder, Func<Streams, int> call, TextReader? replies = null)
    {
        lock (OneAtATime)
        {
            var current = Environment.CurrentDirectory;
            using StringWriter answered = new();
            using StringWriter said = new();
            try
            {
                Environment.CurrentDirectory = folder;
                Streams streams = new(Safe(answered), Safe(said)) { Replies = replies };
                return new Answer(call(streams), answered.ToString(), said.ToString());
            }
            finally
            {
                Environment.CurrentDirectory = current;
            }
        }
    }

    private static TextWriter Safe(StringWriter written) => TextWriter.Synchronized(new SafeWriter(written, hasColours: false));
}
