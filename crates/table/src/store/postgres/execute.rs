//! Statements on a connection of PostgreSQL.

use std::error::Error;

use deadpool_postgres::{Object, Transaction};
use tokio_postgres::types::{FromSql, ToSql, Type, WrongType};
use tokio_postgres::{IsolationLevel, Row};

use super::super::StoreError;
use super::super::work::{Arg, Cell, Rows, Statement};

/// Why work failed, and whether it is certain that nothing of it was stored.
#[derive(Debug)]
pub(super) struct Failure {
    pub error: StoreError,
    pub left_no_trace: bool,
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Failure { error, left_no_trace: false }
    }
}

/// Nothing is stored before the commit. Only failures that are not the work's own fault are worth
/// another try.
impl From<tokio_postgres::Error> for Failure {
    fn from(error: tokio_postgres::Error) -> Self {
        let left_no_trace = match error.code() {
            // Serialization, deadlock, and an operator who ended the connection.
            Some(code) => matches!(code.code(), "40001" | "40P01" | "57P01"),
            None => true,
        };
        Failure { error: error.into(), left_no_trace }
    }
}

/// One transaction. Read committed is enough: a row that must change or a unique key prevents what
/// must not happen twice.
pub(super) async fn write(
    client: &mut Object,
    work: &[Statement],
    message: Option<&str>,
) -> Result<Vec<Rows>, Failure> {
    let level = IsolationLevel::ReadCommitted;
    let transaction = client.build_transaction().isolation_level(level).start().await?;
    let mut answer = Vec::with_capacity(work.len());
    for statement in work {
        match in_transaction(&transaction, statement).await {
            Ok(rows) => answer.push(rows),
            Err(failure) => {
                // If this fails as well, the connection is dead, and the transaction with it.
                let _ = transaction.rollback().await;
                return Err(failure);
            }
        }
    }
    if let Some(message) = message {
        let tell = transaction.prepare_cached("SELECT pg_notify('patolli', $1)").await?;
        transaction.execute(&tell, &[&message]).await?;
    }
    // A connection that breaks now may or may not have committed.
    transaction.commit().await.map_err(|error| Failure {
        left_no_trace: error.code().is_some_and(|code| matches!(code.code(), "40001" | "40P01")),
        error: error.into(),
    })?;
    Ok(answer)
}

async fn in_transaction(
    transaction: &Transaction<'_>,
    statement: &Statement,
) -> Result<Rows, Failure> {
    let prepared = transaction.prepare_cached(statement.sql).await?;
    let args = args(statement);
    let (rows, changed) = if prepared.columns().is_empty() {
        (Vec::new(), transaction.execute(&prepared, &args).await? as usize)
    } else {
        let rows = cells(&transaction.query(&prepared, &args).await?)?;
        let changed = rows.len();
        (rows, changed)
    };
    if statement.must_change && changed == 0 {
        return Err(StoreError::Conflict.into());
    }
    Ok(rows)
}

pub(super) async fn read(client: &Object, statement: &Statement) -> Result<Rows, Failure> {
    let prepared = client.prepare_cached(statement.sql).await?;
    Ok(cells(&client.query(&prepared, &args(statement)).await?)?)
}

fn args(statement: &Statement) -> Vec<&(dyn ToSql + Sync)> {
    statement.args.iter().map(value).collect()
}

fn value(arg: &Arg) -> &(dyn ToSql + Sync) {
    match arg {
        Arg::Text(text) => text,
        Arg::Int(number) => number,
    }
}

fn cells(rows: &[Row]) -> Result<Rows, StoreError> {
    let row = |row: &Row| (0..row.len()).map(|column| Ok(row.try_get(column)?)).collect();
    rows.iter().map(row).collect()
}

impl<'a> FromSql<'a> for Cell {
    fn from_sql(ty: &Type, raw: &'a [u8]) -> Result<Self, Box<dyn Error + Sync + Send>> {
        if <i64 as FromSql>::accepts(ty) {
            Ok(Cell::Int(i64::from_sql(ty, raw)?))
        } else if <String as FromSql>::accepts(ty) {
            Ok(Cell::Text(String::from_sql(ty, raw)?))
        } else {
            Err(Box::new(WrongType::new::<Cell>(ty.clone())))
        }
    }

    fn from_sql_null(_: &Type) -> Result<Self, Box<dyn Error + Sync + Send>> {
        Ok(Cell::Null)
    }

    fn accepts(ty: &Type) -> bool {
        <i64 as FromSql>::accepts(ty) || <String as FromSql>::accepts(ty)
    }
}
