using System.Diagnostics.CodeAnalysis;
using Assay.Engine;
using Assay.Report;

namespace Assay.Cli.Tests;

/// <summary>
/// Calls the command line in the process of the tests, one call at a time: a process of its own would compile thousands of methods
/// first, for two seconds or more. Both streams are as safe as those of a process.
/// </summary>
[SuppressMessage("Reliability", "CA2000",
    Justification = "The writers are the console's streams for one call, and hold nothing but the texts below them.")]
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
        Call(folder, () => AssayProgram.Run([.. arguments], () => Located(trusted), terminal));

    // The parts stand next to the program alone.
    private static Workspace Located(string? trusted) =>
        Workspace.Locate() with { Trusted = trusted, Parts = Path.Combine(AssayProcess.Folder, "parts") };

    /// <summary>What a call prints, and its exit code.</summary>
    public static Answer Call(string folder, Func<int> call)
    {
        lock (OneAtATime)
        {
            (var output, var error, var current) = (Console.Out, Console.Error, Environment.CurrentDirectory);
            using StringWriter answered = new();
            using StringWriter said = new();
            try
            {
                Console.SetOut(new SafeWriter(answered, hasColours: false));
                Console.SetError(new SafeWriter(said, hasColours: false));
                Environment.CurrentDirectory = folder;
                return new Answer(call(), answered.ToString(), said.ToString());
            }
            finally
            {
                Environment.CurrentDirectory = current;
                Console.SetOut(output);
                Console.SetError(error);
            }
        }
    }
}
