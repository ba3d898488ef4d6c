using System.CommandLine;
using Assay.Validation.Load;

namespace Assay.Cli.Commands;

/// <summary>The load that <c>assay validate --check load</c> puts beside a run: this program again, hidden, so that it needs nothing else built.</summary>
internal static class SpinCommand
{
    public static Command Create()
    {
        Command command = new(BusyLoop.Command, "Keep a core busy until standard input ends.") { Hidden = true };
        command.SetAction(_ =>
        {
            BusyLoop.RunUntilEndOf(Console.OpenStandardInput());
            return ExitCode.Done;
        });
        return command;
    }
}
