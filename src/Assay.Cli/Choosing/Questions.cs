using Assay.Answers.Choosing;
using Assay.Engine;
using Spectre.Console;

namespace Assay.Cli.Choosing;

/// <summary>Asks what a serializer is chosen for, in five questions.</summary>
public sealed class Questions(IAnsiConsole console)
{
    private const int MostShown = 12;

    /// <summary>Asks them.</summary>
    public ChoiceRequest Ask()
    {
        Scenario scenario = console.Prompt(new SelectionPrompt<Scenario>()
            .Title("What are the messages for?")
            .UseConverter(scenario => $"{scenario.Name}: {Markup.Escape(scenario.Meaning)}")
            .AddChoices(Scenario.All));
        var needs = console.Prompt(new MultiSelectionPrompt<Need>()
            .Title("What must the serializer do? (space marks, enter goes on)")
            .NotRequired()
            .PageSize(MostShown)
            .UseConverter(need => $"{need.Name}: {Markup.Escape(need.Meaning)}{(need.IsJudged ? "" : " (not judged yet)")}")
            .AddChoices(NeedTable.All));
        return new ChoiceRequest
        {
            Scenario = scenario,
            Needs = needs,
            MessagesPerSecond = Number("How many messages a second? (such as 2000; empty if you do not know)", Quantity.Rate),
            MessageBytes = Number("How large is a message? (such as 5kB; empty if you do not know)", Quantity.Size),
            BitsPerSecond = scenario.IsSent
                ? Number("How fast is the network? (such as 100Mbit; empty if it does not matter)", Quantity.Network)
                : null,
        };
    }

    private double? Number(string question, Func<string, double> read)
    {
        var text = console.Prompt(new TextPrompt<string>(question).AllowEmpty().Validate(
            given => Problem(given, read) is string problem ? ValidationResult.Error(Markup.Escape(problem)) : ValidationResult.Success()));
        return text.Length == 0 ? null : read(text);
    }

    private static string? Problem(string given, Func<string, double> read)
    {
        try
        {
            if (given.Length > 0)
                read(given);
            return null;
        }
        catch (BadInputException exception)
        {
            return exception.Message;
        }
    }
}
