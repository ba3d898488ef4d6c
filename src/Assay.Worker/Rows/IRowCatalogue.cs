using Assay.Worker.Values;

namespace Assay.Worker.Rows;

/// <summary>The rows of one adapter program. Emitted: one entry for each row and data set that the row's dialect can carry.</summary>
public interface IRowCatalogue
{
    /// <summary>Makes the program of a row for a data set; null where the dialect cannot carry it or there is no such row.</summary>
    RowProgram? Find(string row, string dataSet);

    /// <summary>How a row reads one member of a data set's root; null where there is no such row, or it cannot carry the data set at all.</summary>
    OneMember? FindOneMember(string row, string dataSet);

    /// <summary>Makes the values of a user's root type; null in a program of Assay's data sets.</summary>
    ValueProgram? Values { get; }
}
