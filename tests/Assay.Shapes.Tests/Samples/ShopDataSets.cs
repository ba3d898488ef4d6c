#nullable enable
using System.Collections.Generic;
using Assay.Core.Workloads;

namespace Shop.DataSets
{
    [DataSet("shelf", "book", 1, 100)]
    public sealed class ShelfDataSet : DataSet<Shop.Catalogue.BookShelf>
    {
        public override Shop.Catalogue.BookShelf Generate(in Recipe recipe) => new("x");
    }

    [DataSet("names", "name", 1)]
    public sealed class NamesDataSet : DataSet<List<string?>>
    {
        public override List<string?> Generate(in Recipe recipe) => new();
    }

    [DataSet("titles", "title", 1)]
    public sealed class TitlesDataSet : DataSet<List<string>>
    {
        public override List<string> Generate(in Recipe recipe) => new();
    }
}
