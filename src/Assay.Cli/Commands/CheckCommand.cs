using Assay.Cli.Configuration;
using Assay.Cli.Parsing;
using Assay.Engine.Options;
using Assay.Engine.Planning;
using Assay.Experiments.Data;

namespace Assay.Cli.Commands;

/// <summary><c>assay check</c>: what each row does with the data, and what it asks of the types, without timing.</summary>
internal static class CheckCommand
{
    public static HelpedCommand Create(CommandServices services)
    {
        var data = DataGroups.Of("What to check", "check", "each data set's default size");
        return new OptionSet(
        [
            data[0],
            new OptionGroup("How long", [OptionsOfLength.BudgetOfRows, OptionsOfLength.Shard, OptionsOfOutput.Resume]),
            OptionsOfOutput.Printed(DataExperiment.Edits, OptionsOfOutput.Out),
            .. data.Skip(1),
        ])
        {
            FromFile = new FileRule { Settling = [OptionsOfOutput.Resume] },
        }.Command(
            services,
            "check",
            "Show what each serializer keeps, loses or rejects. Takes your types or a data set, and says what is needed of your "
                + "types. Measures no times.",
            [
                ("assay check --types Shop.dll --root Shop.Order", "your own class, with values that Assay generates"),
                ("assay check --types Shop.dll --root Shop.Order --sample orders.json", "with values of yours"),
                ("assay check --types Shop.dll --root Shop.Order --edits", "also the smallest edit that keeps all"),
                ("assay check --rows json.net,MessagePack --data-set northwind", "two libraries on a data set"),
            ],
            given => new RunCommand(services).Execute(RunRequest.Of(new DataExperiment(), given)));
    }
}
