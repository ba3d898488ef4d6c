using System.CommandLine;

namespace Assay.Emitter;

/// <summary>The command line of the emitter, which an adapter's build calls.</summary>
public static class EmitterCommand
{
    private const int Done = 0;
    private const int BadInput = 2;

    /// <summary>Makes the command.</summary>
    /// <param name="errors">Where errors go, in the format that MSBuild and editors understand.</param>
    public static RootCommand Create(TextWriter errors)
    {
        var rows = new Option<string>("--rows") { Required = true, Description = "File with one row a line: name, adapter class and dialect, tab separated." };
        var dataSets = new Option<string>("--data-sets") { Required = true, Description = "Assembly with the data sets and their plain types." };
        var framework = new Option<string>("--framework") { Required = true, Description = "Target framework of the adapter, such as net10.0." };
        var references = new Option<string[]>("--references") { Required = true, Description = "Folder of the target framework's reference assemblies; may be repeated." };
        var output = new Option<string>("--output") { Required = true, Description = "Folder that receives the emitted files." };
        var command = new RootCommand("Emits contracts, mappers and the program of an adapter.") { rows, dataSets, framework, references, output };
        command.SetAction(parsed => Run(
            new EmissionRequest(parsed.GetRequiredValue(rows), parsed.GetRequiredValue(dataSets), parsed.GetRequiredValue(framework), parsed.GetRequiredValue(references), parsed.GetRequiredValue(output)),
            errors));
        return command;
    }

    private static int Run(EmissionRequest request, TextWriter errors)
    {
        try
        {
            AdapterEmission.Run(request);
            return Done;
        }
        catch (EmissionException exception)
        {
            errors.WriteLine(exception.Message);
        }
        catch (Exception exception)
        {
            // An error of ours: its type and place belong in the one line that a build shows.
            var place = exception.StackTrace?.Split('\n')[0].Trim();
            errors.WriteLine($"Assay.Emitter : error ASSAY005: {exception.GetType().Name}: {exception.Message.ReplaceLineEndings(" ")} ({place})");
        }
        return BadInput;
    }
}
