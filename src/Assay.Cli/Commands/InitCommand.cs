using System.CommandLine;
using Assay.Cli.Configuration;
using Assay.Engine;

namespace Assay.Cli.Commands;

/// <summary><c>assay init</c>: the options file of a repository, and its schema.</summary>
internal static class InitCommand
{
    public static Command Create()
    {
        Option[] options = [.. new RunOptionSet().All.Where(option => OptionsProperty.Of(option) is not null)];
        Command command = new("init", $"Write {OptionsFile.Name}, which keeps the options of 'assay run' for this folder and those below it, and a schema for editors. Options that you give are written; without any, an example.");
        foreach (Option option in options)
            command.Add(option);
        command.SetAction(parsed => Write(NewOptionsFile.Text(Given(parsed, options)), OptionsSchema.Of(options).ToJsonString(NewOptionsFile.Indented)));
        return command;
    }

    /// <summary>Writes what is missing; nothing is overwritten.</summary>
    private static int Write(string options, string schema)
    {
        (string Name, string Text)[] missing = [.. new[] { (OptionsFile.Name, options), (OptionsSchema.Name, schema) }.Where(file => !Path.Exists(file.Item1))];
        if (missing.Length == 0)
            throw new BadInputException($"{OptionsFile.Name} and {OptionsSchema.Name} already exist, and init overwrites nothing. Edit {OptionsFile.Name}, or delete the one to write anew.");
        foreach ((string name, string text) in missing)
            WriteNew(name, text);
        Console.WriteLine($"Written: {string.Join(", ", missing.Select(file => file.Name))}");
        if (missing[0].Name == OptionsFile.Name)
            Console.WriteLine("Edit it; then 'assay run', 'check', 'show' and 'choose' use it in this folder and below.");
        return ExitCode.Done;
    }

    private static void WriteNew(string name, string text)
    {
        try
        {
            using StreamWriter file = new(new FileStream(name, FileMode.CreateNew, FileAccess.Write));
            file.WriteLine(text);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw new BadInputException($"{name} cannot be written ({IoReason.Of(exception)}). Make the folder writable, or go to another one.", exception);
        }
    }

    private static IEnumerable<OptionValue> Given(ParseResult parsed, IEnumerable<Option> options) =>
        from option in options
        let result = parsed.GetResult(option)
        where result is { Implicit: false }
        select new OptionValue(OptionsProperty.Of(option)!, [.. result.Tokens.Select(token => token.Value)]);
}
