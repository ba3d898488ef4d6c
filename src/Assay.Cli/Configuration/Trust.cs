using Assay.Cli.Display;
using Assay.Core.Naming;
using Assay.Engine;
using Assay.Engine.Options;

namespace Assay.Cli.Configuration;

/// <summary>Lets a command use code that only a file names if the user wrote the file or confirms it.</summary>
/// <param name="records">Remembers what the user wrote and confirmed.</param>
/// <param name="streams">Where the user is asked, and answers.</param>
internal sealed class Trust(TrustRecords records, Streams streams)
{
    /// <summary>Remembers that the user wrote a file; standard error says so where that fails.</summary>
    public void Remember(NamingFile file)
    {
        if (records.Add(file) is string reason)
        {
            var name = OneLine.Of(Path.GetFileName(file.Path));
            streams.Errors.WriteLine($"That you trust {name} could not be remembered ({reason}), so Assay asks again next time.");
        }
    }

    /// <summary>Asks for what a command would do with a file that the user has not written; remembers the answer.</summary>
    /// <param name="shown">Its path, from the current folder.</param>
    /// <param name="added">The options that the command takes from the file.</param>
    /// <exception cref="BadInputException">The user says no, or nobody can be asked.</exception>
    public void Ensure(NamingFile file, string shown, string command, IEnumerable<GivenOption> added)
    {
        string[] used = [.. added.Where(given => given.Option.Use.Length > 0).Select(Line)];
        if (used.Length == 0 || records.Has(file))
            return;
        shown = OneLine.Of(shown);
        if (streams.Replies is not TextReader replies)
        {
            throw new BadInputException(
                $"You have not written or confirmed {shown} here, and with it '{command}' would {string.Join("; ", used)}. "
                + $"Read it, then add {OptionsOfOutput.Trust.Name}.");
        }

        streams.Errors.WriteLine($"You have not written or confirmed {shown} here. With it '{command}' would");
        foreach (var line in used)
            streams.Errors.WriteLine($"  {line}");
        streams.Errors.Write("Trust this file? [y/N] ");
        if (replies.ReadLine()?.Trim().ToUpperInvariant() is not ("Y" or "YES"))
            throw new BadInputException($"Nothing was run. Correct {shown}, or give these options on the command line, which wins.");
        Remember(file);
    }

    /// <summary>One line, whatever stands in the file.</summary>
    private static string Line(GivenOption used) => $"{used.Option.Use}: {Shortened.Of(OneLine.Of(used.ToString()))}";
}

/// <summary>What one call asks before it runs what a file names.</summary>
/// <param name="command">The command, such as <c>assay run</c>.</param>
/// <param name="isGiven">Whether the call says that it trusts its files.</param>
internal sealed class TrustQuestion(Trust trust, string command, bool isGiven)
{
    /// <summary>Asks for what the command would do with a file that the user has not written.</summary>
    /// <param name="shown">Its path, from the current folder.</param>
    /// <param name="added">The options that the command takes from the file.</param>
    /// <exception cref="BadInputException">The user says no, or nobody can be asked.</exception>
    public void Ensure(NamingFile file, string shown, IEnumerable<GivenOption> added)
    {
        if (!isGiven)
            trust.Ensure(file, shown, command, added);
    }
}
